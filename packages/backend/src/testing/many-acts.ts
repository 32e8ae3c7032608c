import { addDays } from '@portico/contracts/time';
import { type SQL, sql } from 'drizzle-orm';
import type { Filters } from '../console/log/conditions.ts';
import type { Database } from '../kernel/database/database.ts';

/** Fills both logs with rows of six schools and every school over 180 days, as a large platform has them; chained by nobody. */
export async function writeManyActs(database: Database, rows: number): Promise<void> {
  const fid = sql`case when n % 50 = 0 then '' else '1000' || (1 + n % 6) end`;
  const time = sql`now() - (180.0 * n / ${sql.raw(String(rows))}) * interval '1 day'`;
  const person = sql`'人' || chr(19968 + n % 700) || chr(19968 + n % 37) || ' T' || (10000 + n % 800)`;
  const ip = sql`'10.' || n % 200 || '.' || n % 250 || '.' || n % 199`;
  await run(
    database,
    sql`insert into operation_entry (time, who, role, action, object, fid, object_name, reason, outcome, ip, device, request_id, chain_no, hash)
    select ${time}, ${person}, 'admin',
      (array['module.change', 'release.activate', 'partner.change', 'role.give', 'audit.export', 'source.save'])[1 + (case when n % 97 = 0 then n % 5 else 0 end)],
      'sign-' || n % 900, ${fid}, '模块' || chr(20000 + n % 900), case when n % 5 = 0 then '系统升级 ' || n else '' end,
      case when n % 40 = 0 then '1001' when n % 331 = 0 then '409' else 'done' end, ${ip}, 'Chrome', 'r' || n, n, ''
    from generate_series(1, ${sql.raw(String(rows))}) as n`,
  );
  await run(
    database,
    sql`insert into audit_entry (time, fid, event, account, ip, device)
    select ${time}, '1000' || (1 + n % 6), case when n % 30 = 0 then 'failed' else 'signed-in' end, 't' || (10000 + n % 20000), ${ip}, 'Chrome'
    from generate_series(1, ${sql.raw(String(rows))}) as n`,
  );
  await run(database, sql`analyze operation_entry`);
  await run(database, sql`analyze audit_entry`);
}

/** The lines of a query's plan. */
export async function planOf(database: Database, query: SQL): Promise<string> {
  const { rows } = (await database.execute(sql`explain ${query}`)) as unknown as { rows: Record<string, string>[] };
  return rows.map((row) => Object.values(row).join()).join('\n');
}

const run = (database: Database, statement: SQL) => database.execute(statement);

/** Each filter of the log, with values that many rows, few rows or none have. */
export const logFilters = (today: string): Record<string, Partial<Filters>> => ({
  none: {},
  'one day': { from: addDays(today, -90), to: addDays(today, -90) },
  'who, by account': { who: 'T10122' },
  'who, by name': { who: '人丁' },
  'nobody’s account': { who: 'T99999x' },
  act: { act: 'module.change' },
  'a rare act': { act: 'audit.export' },
  'acts of a kind': { act: 'role.' },
  'no such act': { act: 'none.such' },
  object: { object: 'sign-78' },
  'an object’s name': { object: '模块乐' },
  refused: { outcome: 'refused' },
  'one refusal': { outcome: '409' },
  address: { address: '10.123.' },
  'no such address': { address: '172.16.' },
  text: { q: '升级 12345' },
  'text that nothing has': { q: '龘龘龘' },
  'a kind of sign-in': { act: 'sign-in.failed' },
});
