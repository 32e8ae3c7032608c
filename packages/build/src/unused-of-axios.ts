/** Stands in for parts of axios that it only hands on, and that nobody here asks for: each first visit would carry them. */
export default {};
export const getFetch = undefined;
