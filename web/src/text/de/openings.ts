export const openings = {};
