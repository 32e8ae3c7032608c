/** A list with one of its entries at another place; a place outside the list changes nothing. */
export function moved(ids: readonly string[], id: string, to: number): readonly string[] {
  if (!ids.includes(id) || to < 0 || to >= ids.length) return ids;
  const others = ids.filter((each) => each !== id);
  return [...others.slice(0, to), id, ...others.slice(to)];
}
