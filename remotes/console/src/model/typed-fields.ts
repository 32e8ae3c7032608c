export type Fields = Readonly<Record<string, string>>;

/** What a person typed, on what stands now: fields that they did not touch are those of now. */
export const onCurrent = (typed: Fields, begun: Fields, current: Fields): Fields =>
  Object.fromEntries(
    [...new Set([...Object.keys(current), ...Object.keys(typed)])].map((name) => [
      name,
      typed[name] === begun[name] ? (current[name] ?? '') : (typed[name] ?? ''),
    ]),
  );

/** Fields that both sides changed differently. */
export const clashingFields = (typed: Fields, begun: Fields, current: Fields): string[] =>
  Object.keys(current).filter((name) => typed[name] !== begun[name] && current[name] !== begun[name] && typed[name] !== current[name]);
