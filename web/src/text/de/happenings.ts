export const happenings = {};
