/** The ids of docs/product/requirements.md in order: each line of its lists begins with one. */
export function requirementIdsOf(markdown: string): string[] {
  return [...markdown.matchAll(/^- ([A-Z]\d{1,2}) /gm)].map(([, id]) => id as string);
}
