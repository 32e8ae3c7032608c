import { createHash } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import type { PartnerName, Partners } from '../../kernel/environment/partner-settings.ts';
import { type School, school as schoolTable } from '../../kernel/identity/schema.ts';
import type { PedestalContext } from '../context.ts';
import { partnersOf } from '../partner/partners.ts';
import { maskedPartners } from '../partner/seal-partners.ts';
import { partnerLook } from './schema.ts';

/** API login is asked by others: there is no address to look at. */
const lookedAt = ['cas', 'oidc', 'wechat', 'sms', 'mail', 'model'] as const satisfies readonly PartnerName[];

export type LookedAt = (typeof lookedAt)[number];
type Look = typeof partnerLook.$inferSelect;
/** A partner that a school uses, and its row; undefined: nobody has looked yet. */
export interface SetPartner {
  school: School;
  name: LookedAt;
  version: string;
  known: Look | undefined;
}

/** The partners of these schools, or of all, that the portal looks at, and the rows of partners that are no longer set. */
export async function partnerLooks(context: PedestalContext, fids?: readonly string[]): Promise<{ set: SetPartner[]; left: Look[] }> {
  const { database, environment } = context;
  const rows = await database
    .select()
    .from(partnerLook)
    .where(fids && inArray(partnerLook.fid, [...fids]));
  const sealed = await database.select({ fid: schoolTable.fid, partners: schoolTable.partners }).from(schoolTable);
  const schools = (await context.schools.all()).filter(({ fid }) => !fids || fids.includes(fid));
  const set = schools.flatMap((school): SetPartner[] => {
    const stored = sealed.find(({ fid }) => fid === school.fid)?.partners ?? {};
    const effective = partnersOf(school, environment);
    return lookedAt
      .filter((name) => effective[name])
      .map((name) => ({
        school,
        name,
        version: versionOf(name, stored, effective),
        known: rows.find(({ fid, partner }) => fid === school.fid && partner === name),
      }));
  });
  return { set, left: rows.filter((row) => !set.some(({ known }) => known === row)) };
}

/** What was found with the settings that are in use now. */
export async function partnersFound(
  context: PedestalContext,
  fids: readonly string[],
): Promise<(Look & { partner: LookedAt; looked: Date })[]> {
  const { set } = await partnerLooks(context, fids);
  return set.flatMap(({ name, version, known }) =>
    known?.looked && known.version === version ? [{ ...known, partner: name, looked: known.looked }] : [],
  );
}

/** Another text for other settings. Stored secrets are sealed; of the environment's it only tells that there are some. */
function versionOf(name: PartnerName, stored: Partners, effective: Partners): string {
  const text = JSON.stringify([stored[name], maskedPartners({ [name]: effective[name] })[name]]);
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
