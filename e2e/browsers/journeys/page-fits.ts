/** Runs in the page: nothing makes it wider than the window. */
export const pageFits = (): boolean => document.documentElement.scrollWidth <= document.documentElement.clientWidth + 1;
