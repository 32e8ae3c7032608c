import { portalContract } from '@portico/area';
import { dayjs } from '@portico/contracts/time';
import { and, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import { registryShell, registryTab } from './schema.ts';

/** What a shell provides to areas. */
export interface ShellOffer {
  contract: string;
  /** Versions or ranges, by package. */
  shares: Readonly<Record<string, string>>;
}

/** A shell in open tabs, other than the one that is served here. */
export interface OpenShell extends ShellOffer {
  shell: string;
  tabs: number;
}

/** Silence in ms for which a tab may still be open: asleep, not closed. */
const asleep = 2 * 3_600_000;
/** Time in ms after which a shell that no node serves no longer counts, whatever tabs report. */
const outlived = 7 * 24 * 3_600_000;

/** Records that a shell is being served, so that areas are checked against it while tabs run it. */
export async function rememberShell(
  database: Database,
  { shell, shares, now }: { shell: string; shares: ShellOffer['shares']; now: Date },
): Promise<void> {
  const said = { contract: portalContract, shares: JSON.stringify(shares), served: now };
  await database
    .insert(registryShell)
    .values({ shell, ...said })
    .onConflictDoUpdate({ target: registryShell.shell, set: said });
}

/** The shells that open tabs run. */
export async function openShells(database: Database, now: Date): Promise<OpenShell[]> {
  const rows = await database
    .select({
      shell: registryShell.shell,
      contract: registryShell.contract,
      shares: registryShell.shares,
      tabs: sql<number>`count(distinct ${registryTab.tab})::int`,
    })
    .from(registryShell)
    .innerJoin(registryTab, eq(registryTab.shell, registryShell.shell))
    .where(
      and(
        eq(registryTab.open, true),
        gte(registryTab.seen, dayjs(now).subtract(asleep, 'ms').toDate()),
        gte(registryShell.served, dayjs(now).subtract(outlived, 'ms').toDate()),
      ),
    )
    .groupBy(registryShell.shell, registryShell.contract, registryShell.shares)
    .orderBy(registryShell.shell);
  return rows.map(({ shares, ...row }) => ({ ...row, shares: JSON.parse(shares) as ShellOffer['shares'] }));
}
