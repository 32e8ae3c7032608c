import { type SchoolState, schoolLogins } from '@portico/area/operator';
import { and, eq, inArray } from 'drizzle-orm';
import { type ConfigBodies, configItem } from '../../kernel/config/schema.ts';
import type { Database, Transaction } from '../../kernel/database/database.ts';
import { school } from '../../kernel/identity/schema.ts';

/** The signs of the content items with a school's own terms. */
export const termsSigns = { terms: 'user-agreement', privacy: 'privacy-policy' } as const;

/** A school's settings as operators see them; undefined if there is no such school. */
export async function readSchool(database: Database | Transaction, fid: string): Promise<SchoolState | undefined> {
  const [row] = await database.select().from(school).where(eq(school.fid, fid));
  if (!row) return undefined;
  const items = await database
    .select()
    .from(configItem)
    .where(and(eq(configItem.fid, fid), inArray(configItem.kind, ['theme', 'content'])));
  const themes = items.filter(({ kind }) => kind === 'theme').map(({ body }) => body as ConfigBodies['theme']);
  const signs = items.filter(({ kind }) => kind === 'content').map(({ body }) => (body as ConfigBodies['content']).sign);
  const colour = themes.find((theme) => theme.type === 1);
  const label = themes.find((theme) => theme.type === 2);
  return {
    fid,
    name: row.unitName,
    hosts: [row.host, ...row.otherHosts],
    colour: colour?.color ?? '',
    logo: label?.labelLogo ?? '',
    template: row.template,
    login: schoolLogins[row.loginType],
    terms: signs.includes(termsSigns.terms) ? 'own' : 'standard',
    privacy: signs.includes(termsSigns.privacy) ? 'own' : 'standard',
    organizer: row.filings.organizer ?? '',
    icp: row.filings.icp,
    police: row.filings.police ?? '',
    contact: row.contact,
  };
}
