/** A field of a stored row that an import changes. */
export interface FieldChange {
  field: string;
  old: string;
  new: string;
}

const maxShown = 60;
/** Made from other fields. */
const derived = ['search', 'pinyin', 'passwordHash'];

/** The fields that differ between a stored row and the same row as it would be stored. `secret` ones are named without their values. */
export function changesOf(
  standing: Record<string, unknown>,
  made: Record<string, unknown>,
  { fields, secret = [] }: { fields: readonly string[]; secret?: readonly string[] },
): FieldChange[] {
  return fields.flatMap((field) => {
    const after = made[field] ?? null;
    if (sorted(standing[field]) === sorted(after)) return [];
    return [{ field, old: shown(standing[field], field, secret), new: shown(after, field, secret) }];
  });
}

/** Text that is equal for equal values: jsonb changes the order of names. */
function sorted(value: unknown): string {
  return JSON.stringify(value ?? null, (_name, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}

function shown(value: unknown, field: string, secret: readonly string[]): string {
  if (derived.includes(field) || secret.includes(field)) return '…';
  const text = typeof value === 'string' ? value : value instanceof Date ? value.toISOString() : JSON.stringify(value ?? null);
  return text.length > maxShown ? `${text.slice(0, maxShown)}…` : text;
}
