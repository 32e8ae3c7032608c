/** The specification's address of the search page; which area it belongs to, the plan says. */
export const searchPath = '/search';
