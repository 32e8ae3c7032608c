import type { Effects } from '@portico/contracts/console';
import { readTime, writeTime } from '@portico/contracts/time';
import { and, count, eq } from 'drizzle-orm';
import { notice } from '../../homepage/notice/schema.ts';
import { type Banner, readBanner } from '../../homepage/notice/urgent.ts';
import type { Transaction } from '../../kernel/database/database.ts';
import { rehearse } from '../../kernel/database/rehearse.ts';
import { person, type School, school as schoolTable } from '../../kernel/identity/schema.ts';
import { tellSchools } from '../../kernel/live/tell-schools.ts';
import { writeOperation } from '../../kernel/operator/operation-log.ts';
import type { Actor } from '../../kernel/operator/operator.ts';
import { bigrams } from '../../kernel/text-search/bigrams.ts';
import { noEffects } from '../act/acts.ts';
import { conflict } from '../act/conflict.ts';
import { openTabs } from '../act/open-tabs.ts';
import { tellConsole } from '../act/tell.ts';
import type { ConsoleContext } from '../context.ts';

/** What a row of the log says of a banner. */
export interface SaidBanner {
  id: string;
  text: string;
  until: string;
}
interface Given {
  school: School;
  by: Actor;
  action: 'notice.urgent' | 'notice.recall';
  checkOnly: boolean;
  undoOf?: number;
}

export const saidBanner = ({ id, text, until }: Banner): SaidBanner => ({ id, text, until: writeTime(until) });

/** Puts `after` in place of the banner that `expected` names; refused where another one runs, or with `orNone: false` none. */
export async function changeUrgent(
  context: ConsoleContext,
  { expected, after, orNone = false }: { expected: string | undefined; after: SaidBanner | undefined; orNone?: boolean },
  { school, by, action, checkOnly, undoOf }: Given,
): Promise<{ actId?: number; effects: Effects; banner: Banner | undefined }> {
  const { fid } = school;
  const now = context.now();
  const done = await rehearse(context.database, checkOnly, async (transaction) => {
    await transaction.select({ fid: schoolTable.fid }).from(schoolTable).where(eq(schoolTable.fid, fid)).for('update');
    const running = await readBanner(transaction, { fid, now });
    if (running?.id !== expected && (running || !orNone)) throw otherRuns(running);
    if (running) await transaction.update(notice).set({ expireTime: now }).where(eq(notice.id, running.id));
    const banner = after && readTime(after.until) > now ? { ...after, until: readTime(after.until) } : undefined;
    if (banner) {
      const shown = { title: banner.text, content: banner.text, createrName: by.name, expireTime: banner.until };
      const fixed = { type: 'urgent', sendTime: now, priority: 'urgent' as const, dismissible: false, search: bigrams(banner.text) };
      await transaction
        .insert(notice)
        .values({ id: banner.id, fid, banner: true, ...shown, ...fixed })
        .onConflictDoUpdate({ target: notice.id, set: { expireTime: banner.until } });
    }
    const effects = await effectsOf(transaction, { now, school, running, banner });
    const actId = await writeOperation(
      { ...context, database: transaction },
      {
        by,
        action,
        object: banner?.id ?? running?.id ?? '',
        objectName: banner?.text ?? running?.text ?? '',
        fid,
        before: running ? saidBanner(running) : null,
        after: banner ? saidBanner({ ...banner, sendTime: now, createrName: by.name }) : null,
        ...(undoOf !== undefined && { undoOf }),
      },
    );
    return { actId, effects, banner: await readBanner(transaction, { fid, now }) };
  });
  if (checkOnly) return { effects: done.effects, banner: done.banner };
  await context.schools.changed(fid);
  const { live } = context.running;
  if (live) {
    await tellSchools(live, context, [fid], 'modules');
    await live.publish('notice', { count: done.banner ? 1 : 0 }, { fid });
  }
  await tellConsole(context, fid);
  return done;
}

const otherRuns = (running: Banner | undefined) =>
  conflict(running ? `Another urgent notice runs: ${running.text}` : 'This urgent notice has ended.', {
    current: running ? saidBanner(running) : null,
    ...(running && { by: running.createrName, time: writeTime(running.sendTime) }),
  });

async function effectsOf(
  database: Transaction,
  {
    now,
    school,
    running,
    banner,
  }: { now: Date; school: School; running: Banner | undefined; banner: { text: string; until: Date } | undefined },
): Promise<Effects> {
  const { fid, unitName } = school;
  const tabs = await openTabs(database, { fid, now });
  const [people] = await database
    .select({ n: count() })
    .from(person)
    .where(and(eq(person.fid, fid), eq(person.disabled, false)));
  const shown = banner && [
    `显示在${unitName}的所有页面上，${writeTime(banner.until).slice(5, 16)} 自动结束`,
    ...(running ? [`替换正在显示的“${running.text}”`] : []),
  ];
  const open = tabs > 0 ? [`${tabs} 个打开的页面会在几秒内更新，无需刷新`] : [];
  return { ...noEffects, tabs, people: people?.n ?? 0, sentences: [...(shown ?? ['从所有页面上收回']), ...open] };
}
