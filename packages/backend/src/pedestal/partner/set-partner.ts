import { eq } from 'drizzle-orm';
import { writeAudit } from '../../kernel/audit/audit.ts';
import type { PartnerName, Partners } from '../../kernel/environment/partner-settings.ts';
import { school } from '../../kernel/identity/schema.ts';
import type { PedestalContext } from '../context.ts';
import { sealPartners } from './seal-partners.ts';

export interface PartnerChange<Name extends PartnerName = PartnerName> {
  fid: string;
  name: Name;
  /** Null removes the partner; the environment's applies again. */
  settings: NonNullable<Partners[Name]> | null;
  who: string;
}

/** Changes one partner of a school, sealed, with a line in the audit log; every node sees it within a second. */
export async function setPartner(
  services: Pick<PedestalContext, 'database' | 'schools' | 'sealer' | 'now'>,
  change: PartnerChange,
): Promise<void> {
  const { database, schools, sealer } = services;
  const { fid, name, settings, who } = change;
  await database.transaction(async (transaction) => {
    const [row] = await transaction.select({ partners: school.partners }).from(school).where(eq(school.fid, fid)).for('update');
    const { [name]: _before, ...others } = row?.partners ?? {};
    const partners: Partners = settings ? { ...others, ...sealPartners(sealer, fid, { [name]: settings }) } : others;
    await transaction.update(school).set({ partners }).where(eq(school.fid, fid));
    await writeAudit(
      { ...services, database: transaction },
      { fid, event: 'partner-changed', account: who, note: settings ? name : `${name} removed` },
    );
  });
  await schools.changed(fid);
}
