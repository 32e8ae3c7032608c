import { eq } from 'drizzle-orm';
import { rehearse } from '../../kernel/database/rehearse.ts';
import type { PartnerName, Partners } from '../../kernel/environment/partner-settings.ts';
import { school } from '../../kernel/identity/schema.ts';
import { writeOperation } from '../../kernel/operator/operation-log.ts';
import type { Actor } from '../../kernel/operator/operator.ts';
import type { PedestalContext } from '../context.ts';
import { maskedPartners, sealPartners } from './seal-partners.ts';

export interface PartnerChange<Name extends PartnerName = PartnerName> {
  fid: string;
  name: Name;
  /** In the log; absent: `partner.change`. */
  action?: 'partner.key';
  /** Null removes the partner; the environment's applies again. */
  settings: NonNullable<Partners[Name]> | null;
  by: Actor;
  reason?: string | undefined;
  /** Only what would be written. */
  checkOnly?: boolean;
  /** Runs in the transaction with the stored settings, before the change. */
  before?: (stored: Partners) => void;
}

/** Changes one partner of a school, sealed, with a row of the audit log; every node sees it within a second. */
export async function setPartner(
  services: Pick<PedestalContext, 'database' | 'schools' | 'sealer' | 'now'>,
  change: PartnerChange,
): Promise<{ actId: number }> {
  const { database, schools, sealer } = services;
  const { fid, name, settings, by, reason, checkOnly = false } = change;
  const actId = await rehearse(database, checkOnly, async (transaction) => {
    const [row] = await transaction.select({ partners: school.partners }).from(school).where(eq(school.fid, fid)).for('update');
    change.before?.(row?.partners ?? {});
    const { [name]: before, ...others } = row?.partners ?? {};
    const partners: Partners = settings ? { ...others, ...sealPartners(sealer, fid, { [name]: settings }) } : others;
    await transaction.update(school).set({ partners }).where(eq(school.fid, fid));
    const shown = (partner: PartnerChange['settings'] | undefined) => (partner ? maskedPartners({ [name]: partner })[name] : null);
    const operation = {
      by,
      action: change.action ?? 'partner.change',
      object: name,
      fid,
      before: shown(before),
      after: shown(settings),
      reason,
    };
    return writeOperation({ ...services, database: transaction }, operation);
  });
  if (!checkOnly) await schools.changed(fid);
  return { actId };
}
