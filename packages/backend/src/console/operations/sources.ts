import { operationCalls, type SourceLine } from '@portico/area/operator';
import type { Hono } from 'hono';
import { changeSource } from '../../homepage/source/change-source.ts';
import { Refusal } from '../../kernel/api/refusal.ts';
import type { AppEnvironment } from '../../kernel/api/request-facts.ts';
import { operatorOf } from '../../kernel/operator/require-operator.ts';
import { answer, readBody, schoolsOf } from '../../registry/operations/answer.ts';
import { tellConsole } from '../act/tell.ts';
import type { ConsoleContext } from '../context.ts';
import { listSources } from '../source/list-sources.ts';

/** The systems that personal data comes from: `GET|POST /ops/sources`. `portico import` saves their settings. */
export function mountSourceOperations(app: Hono<AppEnvironment>, context: ConsoleContext): void {
  const list = async (school: string | undefined): Promise<SourceLine[]> => {
    const fids = await schoolsOf(context, school);
    const found = await Promise.all(fids.map(async (fid) => ({ fid, sources: await listSources(context, fid) })));
    return found.flatMap(({ fid, sources }) =>
      sources.map(({ code, name, offers, state, asked, failed, lastGood }) => ({
        fid,
        code,
        name,
        offers,
        state,
        asked,
        failed,
        lastGood: lastGood ?? null,
      })),
    );
  };
  app.get(operationCalls.sources.path, (http) =>
    answer(http, operationCalls.sources, async () => ({ sources: await list(http.req.query('school')) })),
  );
  app.post(operationCalls.changeSource.path, (http) =>
    answer(http, operationCalls.changeSource, async () => {
      const { school: fid, code, act } = await readBody(operationCalls.changeSource.body, http);
      await schoolsOf(context, fid);
      await changeSource(context, {
        fid,
        code,
        by: operatorOf(http),
        action: act === 'retry' ? 'source.retry' : 'source.pause',
        checkOnly: false,
        make(row) {
          if (!row) throw new Refusal(404, `The school ${fid} has no source ${code}. portico sources lists what there is.`);
          return act === 'retry' ? { ...row, retryTime: context.now() } : { ...row, paused: act === 'pause' };
        },
      });
      await tellConsole(context, fid);
      return { sources: await list(fid) };
    }),
  );
}
