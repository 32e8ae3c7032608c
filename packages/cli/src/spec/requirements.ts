/** The ids of a page of requirements, in order: each line of its lists begins with one. */
export interface RequirementIds {
  /** Each needs a test. */
  wanted: string[];
  /** Of sections whose heading ends with `, open`: not built yet. */
  open: string[];
}

export function requirementIdsOf(markdown: string): RequirementIds {
  const ids: RequirementIds = { wanted: [], open: [] };
  for (const section of markdown.split(/^## /m)) {
    const isOpen = /^[^\n]*, open\n/.test(section);
    ids[isOpen ? 'open' : 'wanted'].push(...[...section.matchAll(/^- ([A-Z]\d{1,2}) /gm)].map(([, id]) => id as string));
  }
  return ids;
}
