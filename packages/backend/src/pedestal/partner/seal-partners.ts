import { type PartnerName, type Partners, secretFields } from '../../kernel/environment/partner-settings.ts';
import { withoutCredentials } from '../../kernel/outgoing/network-range.ts';
import type { Sealer } from '../../kernel/secret/sealer.ts';

type Fields = Record<string, unknown>;
type Change = (text: string, place: string) => string;

function withSecrets(fid: string, partners: Partners, change: Change): Partners {
  return Object.fromEntries(
    Object.entries(partners).flatMap(([name, fields]) => {
      try {
        return [[name, changed(fields as Fields, (text, field) => change(text, `${fid} ${name} ${field}`))]];
      } catch {
        // Sealed with another key: a partner without its secret is not configured.
        return [];
      }
    }),
  );
}
const changed = (fields: Fields, change: (text: string, field: string) => string): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([field, value]) =>
      secretFields.includes(field) && typeof value === 'string' ? [field, change(value, field)] : [field, value],
    ),
  );

/** Partners as stored in the database. */
export const sealPartners = (sealer: Sealer, fid: string, partners: Partners): Partners => withSecrets(fid, partners, sealer.seal);
/** Partners with opened secrets. */
export const openPartners = (sealer: Sealer, fid: string, partners: Partners): Partners => withSecrets(fid, partners, sealer.open);
/** Partners as operators see them: for a secret only that it exists. */
export const maskedPartners = (partners: Partners): Record<string, Fields> =>
  Object.fromEntries(Object.entries(partners).map(([name, fields]) => [name, plainAddresses(changed(fields as Fields, () => '******'))]));
/** An older version stored addresses with credentials. */
const plainAddresses = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [field, typeof value === 'string' ? withoutCredentials(value) : value]),
  );

/** The partners of a school that this key cannot open. */
export const unreadablePartners = (sealer: Sealer, fid: string, partners: Partners): PartnerName[] => {
  const open = openPartners(sealer, fid, partners);
  return (Object.keys(partners) as PartnerName[]).filter((name) => !(name in open));
};
