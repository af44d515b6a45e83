export const matches = {};
