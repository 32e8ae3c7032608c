import { randomUUID } from 'node:crypto';
import { operationCalls, type UrgentLine } from '@portico/area/operator';
import { dayjs, writeTime } from '@portico/contracts/time';
import type { Hono } from 'hono';
import { readBanner } from '../../homepage/notice/urgent.ts';
import { Refusal } from '../../kernel/api/refusal.ts';
import type { AppEnvironment } from '../../kernel/api/request-facts.ts';
import type { School } from '../../kernel/identity/schema.ts';
import { operatorOf } from '../../kernel/operator/require-operator.ts';
import { answer, readBody, schoolsOf } from '../../registry/operations/answer.ts';
import type { ConsoleContext } from '../context.ts';
import { changeUrgent, saidBanner } from '../urgent/change-urgent.ts';
import { schoolNamed } from './school-named.ts';

/** Urgent notices: `GET|POST /ops/urgent`, `POST /ops/urgent/recall`. */
export function mountUrgentOperations(app: Hono<AppEnvironment>, context: ConsoleContext): void {
  const running = ({ fid }: Pick<School, 'fid'>) => readBanner(context.database, { fid, now: context.now() });
  const list = async (school: string | undefined): Promise<UrgentLine[]> => {
    const found = await Promise.all((await schoolsOf(context, school)).map(async (fid) => ({ fid, banner: await running({ fid }) })));
    return found.flatMap(({ fid, banner }) =>
      banner ? [{ fid, ...saidBanner(banner), sentTime: writeTime(banner.sendTime), by: banner.createrName }] : [],
    );
  };
  app.get(operationCalls.urgent.path, (http) =>
    answer(http, operationCalls.urgent, async () => ({ notices: await list(http.req.query('school')) })),
  );
  app.post(operationCalls.sendUrgent.path, (http) =>
    answer(http, operationCalls.sendUrgent, async () => {
      const { school: fid, text, minutes, replace = false } = await readBody(operationCalls.sendUrgent.body, http);
      const school = await schoolNamed(context, fid);
      const now = await running(school);
      if (now && !replace) throw new Refusal(400, `“${now.text}” runs until ${writeTime(now.until)}. Recall it, or add --replace.`);
      const after = { id: randomUUID(), text, until: writeTime(dayjs(context.now()).add(minutes, 'minute').toDate()) };
      const given = { school, by: operatorOf(http), action: 'notice.urgent' as const, checkOnly: false };
      await changeUrgent(context, { expected: now?.id, after, orNone: true }, given);
      return { notices: await list(fid) };
    }),
  );
  app.post(operationCalls.recallUrgent.path, (http) =>
    answer(http, operationCalls.recallUrgent, async () => {
      const { school: fid } = await readBody(operationCalls.recallUrgent.body, http);
      const school = await schoolNamed(context, fid);
      const now = await running(school);
      if (!now) throw new Refusal(404, `No urgent notice runs in ${fid}.`);
      const given = { school, by: operatorOf(http), action: 'notice.recall' as const, checkOnly: false };
      await changeUrgent(context, { expected: now.id, after: undefined }, given);
      return { notices: await list(fid) };
    }),
  );
}
