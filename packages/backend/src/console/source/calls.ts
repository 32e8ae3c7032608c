import { codes } from '@portico/contracts';
import { type ConsoleSource, sourcesContract } from '@portico/contracts/console';
import { and, eq } from 'drizzle-orm';
import { changeSource, type SourceChange, sourceVersion } from '../../homepage/source/change-source.ts';
import { type SourceRow, source } from '../../homepage/source/schema.ts';
import { openSource, sealSource } from '../../homepage/source/seal-headers.ts';
import { trySource } from '../../homepage/source/try-source.ts';
import { notFound, Refusal } from '../../kernel/api/refusal.ts';
import type { ServedCall } from '../../kernel/api/serve.ts';
import { person } from '../../kernel/identity/schema.ts';
import { writeOperation } from '../../kernel/operator/operation-log.ts';
import { madeAct, noEffects } from '../act/acts.ts';
import { conflict } from '../act/conflict.ts';
import { serveConsole } from '../act/serve-console.ts';
import { tellConsole } from '../act/tell.ts';
import type { ConsoleContext } from '../context.ts';
import { inChinese } from '../words/in-chinese.ts';
import { listSources, shownSource } from './list-sources.ts';
import { offersOf, requireQuestions, requireReachableHosts, typedHttp } from './typed-source.ts';

export function sourceCalls(context: ConsoleContext): ServedCall[] {
  const { database, sealer, now } = context;
  const capability = 'sources.change';
  const stored = async (fid: string, code: string): Promise<SourceRow | undefined> => {
    const [row] = await database
      .select()
      .from(source)
      .where(and(eq(source.fid, fid), eq(source.code, code)));
    return row && openSource(sealer, row);
  };
  const change = async (wanted: SourceChange, sentences: string[]) => {
    const { row, actId } = await changeSource(context, wanted);
    const effects = { ...noEffects, sentences, reversible: false };
    const shown = (await listSources(context, wanted.fid)).find(({ code }) => code === row.code);
    const answer: ConsoleSource = wanted.checkOnly || !shown ? shownSource(row, { nodes: [], hours: [], at: now() }) : shown;
    if (wanted.checkOnly) return { source: answer, effects };
    await tellConsole(context, wanted.fid);
    return { source: answer, effects, ...(await madeAct(context, actId)) };
  };
  /** The stored row; 409 where it is not the one that the person saw. */
  const current = (row: SourceRow | undefined, version: string | undefined): SourceRow => {
    if (!row) throw notFound('这个数据源');
    if (version !== undefined && version !== sourceVersion(row))
      throw conflict(`“${row.name}”刚被修改过`, { current: shownSource(row, { nodes: [], hours: [], at: now() }) });
    return row;
  };

  return serveConsole(context, sourcesContract, {
    rules: {
      list: { capability },
      save: { capability, act: 'source.save' },
      try: { capability, act: 'source.try' },
      retry: { capability, act: 'source.retry' },
      pause: { capability, act: 'source.pause' },
    },
    handlers: {
      list: async (_input, { fid }) => ({ sources: await listSources(context, fid) }),
      async save({ code, name, offers, http, version, checkOnly = false }, { fid, by }) {
        const typed = http && typedHttp(http, (await stored(fid, code))?.http ?? null);
        if (typed) await requireReachableHosts(typed);
        const make = (row: SourceRow | undefined): SourceRow => {
          if (row && version === undefined) throw conflict('已经有这个代码的数据源', { current: { code, name: row.name } });
          const old = row || version !== undefined ? current(row, version) : undefined;
          const settings = typed ? sealSource(sealer, { fid, code, http: typed }).http : (old?.http ?? null);
          const made = {
            fid,
            code,
            name,
            offers: offersOf(offers),
            http: settings,
            kind: settings ? ('http' as const) : ('database' as const),
          };
          requireQuestions(made);
          return { ...made, paused: old?.paused ?? false, retryTime: old?.retryTime ?? null };
        };
        return change({ fid, code, by, action: 'source.save', checkOnly, make }, [
          '保存后的下一次查询就按新设置进行',
          '之前的回答不再使用',
        ]);
      },
      async try({ code, account, offer, http }, { fid, by }) {
        const row = await stored(fid, code);
        if (!row && !http) throw notFound('这个数据源');
        const [subject] = offersOf([offer]);
        const settings = http ? typedHttp(http, row?.http ?? null) : (row?.http ?? null);
        if (settings) await requireReachableHosts(settings);
        const [who] = await database
          .select({ id: person.id })
          .from(person)
          .where(and(eq(person.fid, fid), eq(person.account, account.toLowerCase())));
        if (!who) throw notFound('这个账号');
        if (!subject) throw new Refusal(codes.invalid, '请选择一种数据');
        const began = performance.now();
        const given = { code, name: row?.name ?? code, offers: [subject] };
        const whose = { fid, personId: who.id, account: account.toLowerCase() };
        const tried = await trySource(database, { given, http: settings, subject, whose }).catch((error: unknown) => ({
          said: inChinese(error instanceof Error ? error.message : String(error)).slice(0, 200),
        }));
        const ms = Math.round(performance.now() - began);
        const ok = !('said' in tried);
        await writeOperation(context, {
          by,
          action: 'source.try',
          object: code,
          objectName: given.name,
          fid,
          after: { offer, account, ok },
        });
        const nothing = { rows: [], arrived: 0, refused: 0, missing: [] };
        return { ok, ms, ...nothing, ...tried };
      },
      retry: ({ code, checkOnly = false }, { fid, by }) =>
        change(
          {
            fid,
            code,
            by,
            action: 'source.retry',
            checkOnly,
            make: (row) => ({ ...current(row, undefined), retryTime: now() }),
          },
          ['所有节点在下一次查询时立即重试'],
        ),
      pause: ({ code, paused, version, checkOnly = false }, { fid, by }) =>
        change(
          { fid, code, by, action: 'source.pause', checkOnly, make: (row) => ({ ...current(row, version), paused }) },
          paused ? ['不再查询这个系统', '访客看到它之前的数据，并看到“暂时无法读取”的提示'] : ['重新查询这个系统'],
        ),
    },
  });
}
