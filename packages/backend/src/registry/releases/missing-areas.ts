/**
 * Says which of the expected areas are not active, until all of them were; afterwards only that no area is active at
 * all, so that an operator's change of one area does not take the portal out of service.
 */
export function createMissingAreas(expected: readonly string[], activeAreas: () => readonly string[]): () => string | undefined {
  let isComplete = expected.length === 0;
  return () => {
    const active = activeAreas();
    const missing = expected.filter((area) => !active.includes(area));
    isComplete ||= missing.length === 0;
    if (!isComplete) return `areas are not active yet: ${missing.join(', ')}`;
    return expected.length > 0 && active.length === 0 ? 'no area is active' : undefined;
  };
}
