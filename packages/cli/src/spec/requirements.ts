/** A letter and how far it is counted in spec/requirements.md. */
const groups: readonly [letter: string, last: number][] = [
  ['L', 12],
  ['V', 9],
  ['S', 10],
  ['G', 8],
  ['A', 13],
  ['C', 8],
  ['B', 3],
  ['K', 10],
  ['H', 1],
  ['E', 4],
  ['N', 2],
  ['T', 2],
  ['D', 2],
  ['I', 2],
  ['P', 4],
  ['Q', 2],
  ['X', 5],
];

/** The ids of spec/requirements.md, each to be shown by a test that bears it in its name. */
export const requirementIds: readonly string[] = groups.flatMap(([letter, last]) =>
  Array.from({ length: last }, (_, index) => `${letter}${index + 1}`),
);
