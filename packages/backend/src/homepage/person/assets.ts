import type { PersonAsset } from '@portico/contracts';
import { writeTime } from '@portico/contracts/time';
import type { Member } from '../../kernel/api/visitor.ts';
import { safeTarget } from '../../kernel/content/safe-target.ts';
import type { HomepageContext } from '../context.ts';
import { maskedValue } from './masked.ts';

/** Rows without a position come last. */
const last = 1_000;

/** Balances and numbers from all systems. One that fails says so, or shows its last known numbers. */
export async function assetsOf(
  { sources }: Pick<HomepageContext, 'sources'>,
  who: Pick<Member, 'school' | 'person'>,
): Promise<PersonAsset[]> {
  const { records, failedSources } = await sources.gather('assets', who);
  const known: PersonAsset[] = records
    .sort((a, b) => (a.sort ?? last) - (b.sort ?? last))
    .map((row) => ({
      sign: row.sign,
      name: row.name,
      value: row.sensitive ? maskedValue : row.value,
      sourceName: row.sourceName,
      unit: row.unit,
      sensitive: row.sensitive,
      status: row.stale ? ('stale' as const) : ('ok' as const),
      ...(row.note && { note: row.note }),
      ...(row.updateTime && { updateTime: writeTime(row.updateTime) }),
      ...(row.target && { target: safeTarget(row.target) }),
    }));
  const silent = failedSources.filter(({ sourceCode }) => !records.some((row) => row.sourceCode === sourceCode));
  const failed: PersonAsset[] = silent.map(({ sourceCode, sourceName }) => ({
    sign: sourceCode,
    name: sourceName,
    value: '',
    unit: '',
    sensitive: false,
    status: 'error' as const,
  }));
  return [...known, ...failed];
}
