import { auditContract } from '@portico/contracts/console';
import { writeTime } from '@portico/contracts/time';
import { and, asc, desc, eq, gt, lt } from 'drizzle-orm';
import { notFound } from '../../kernel/api/refusal.ts';
import type { ServedCall } from '../../kernel/api/serve.ts';
import { chainOperations, verifyChain } from '../../kernel/operator/operation-chain.ts';
import { writeOperation } from '../../kernel/operator/operation-log.ts';
import { operationEntry } from '../../kernel/operator/schema.ts';
import { type ActRow, actsOf, madeAct } from '../act/acts.ts';
import { serveConsole } from '../act/serve-console.ts';
import type { ConsoleContext } from '../context.ts';
import { csvOf } from './csv.ts';
import { readDays, readEntry, readLog } from './read-log.ts';
import { faultWords } from './words.ts';

const maxExported = 10_000;

export function logCalls(context: ConsoleContext): ServedCall[] {
  const { database, now } = context;
  const read = { capability: 'audit.read' } as const;
  const neighbour = async ({ id, object, fid }: ActRow, which: 'earlier' | 'later') => {
    const [beyond, order] =
      which === 'earlier' ? [lt(operationEntry.id, id), desc(operationEntry.id)] : [gt(operationEntry.id, id), asc(operationEntry.id)];
    const rows = await database
      .select()
      .from(operationEntry)
      .where(and(eq(operationEntry.object, object), eq(operationEntry.fid, fid), eq(operationEntry.outcome, 'done'), beyond))
      .orderBy(order)
      .limit(1);
    return (await actsOf(database, rows, now()))[0];
  };
  return serveConsole(context, auditContract, {
    rules: { list: read, days: read, read, verify: read, export: { capability: 'audit.export', act: 'audit.export' } },
    handlers: {
      list: ({ school: _school, ...asked }, standing) => readLog(context, standing, asked),
      days: ({ school: _school, ...filters }, standing) => readDays(context, standing, filters),
      async read({ id }, standing) {
        const found = await readEntry(context, standing, id);
        if (!found) throw notFound('这条记录');
        const { row, of } = found;
        const earlier = of && (await neighbour(of, 'earlier'));
        const later = of && (await neighbour(of, 'later'));
        return { row, ...(earlier && { earlier }), ...(later && { later }) };
      },
      async verify() {
        await chainOperations(context);
        const { ok, rows, lastId, broken } = await verifyChain(context);
        return {
          ok,
          rows,
          ...(lastId !== undefined && { to: String(lastId) }),
          ...(broken && {
            broken: { no: broken.no, what: faultWords[broken.what], ...(broken.id !== undefined && { id: String(broken.id) }) },
          }),
          time: writeTime(now()),
        };
      },
      async export({ school: _school, ...filters }, standing) {
        const { records } = await readLog(context, standing, { ...filters, pageNum: 1, pageSize: maxExported });
        const { by, fid } = standing;
        const actId = await writeOperation(context, {
          by,
          action: 'audit.export',
          object: 'log',
          objectName: '审计日志',
          fid,
          after: { ...filters, rows: records.length },
        });
        const name = `审计日志-${fid}-${filters.from}-${filters.to}.csv`;
        return { name, csv: csvOf(records), rows: records.length, ...(await madeAct(context, actId)) };
      },
    },
  });
}
