/** The specification's address of the search page; the plan decides which area it belongs to. */
export const searchPath = '/search';
