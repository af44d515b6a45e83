export const review = {};
