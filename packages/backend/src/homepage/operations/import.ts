import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type ImportLine, importCall } from '@portico/area/operator';
import type { Hono } from 'hono';
import { stream } from 'hono/streaming';
import { Refusal } from '../../kernel/api/refusal.ts';
import type { AppContext, AppEnvironment } from '../../kernel/api/request-facts.ts';
import type { Live } from '../../kernel/live/live.ts';
import { tellSchools } from '../../kernel/live/tell-schools.ts';
import { writeOperation } from '../../kernel/operator/operation-log.ts';
import { operatorOf } from '../../kernel/operator/require-operator.ts';
import { schoolsOf } from '../../registry/operations/answer.ts';
import type { HomepageContext } from '../context.ts';
import { importFile } from '../import/import-file.ts';
import type { ImportOutcome } from '../import/import-lists.ts';
import { maxFileBytes } from '../import/limits.ts';

interface Given {
  services: HomepageContext;
  live: Pick<Live, 'publish'>;
}

/** Imports a school's file: `POST /ops/import` with the file as the body; the answer is one JSON line for each step. */
export function mountImportOperation(app: Hono<AppEnvironment>, { services, live }: Given): void {
  /** Schools whose import runs here: a second one at the same time would undo the checks of the first. */
  const running = new Set<string>();

  async function run(context: AppContext, tell: (line: ImportLine) => void): Promise<void> {
    const query = importCall.query.safeParse(context.req.query());
    if (!query.success) throw new Refusal(400, query.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}.`).join('\n'));
    const { name, check } = query.data;
    const fid = await schoolOfImport(services, query.data.school);
    if (running.has(fid)) throw new Refusal(400, `Another import of ${fid} is running. Wait for its end.`);
    running.add(fid);
    const folder = await mkdtemp(join(tmpdir(), 'portico-import-'));
    try {
      const file = join(folder, 'sent');
      await receive(context, file);
      const checkOnly = check === '1';
      const outcome = await importFile(services, { fid, file, name, checkOnly, tell: (progress) => tell({ progress }) });
      if (!checkOnly && outcome.refusedCount === 0) {
        await writeOperation(services, { by: operatorOf(context), action: 'import', object: name, fid, after: outcome.taken });
        await announce({ services, live }, fid, outcome);
      }
      tell({ report: outcome });
    } finally {
      running.delete(fid);
      await rm(folder, { recursive: true, force: true });
    }
  }

  app.post(importCall.path, (context) => {
    context.header('content-type', 'application/x-ndjson');
    return stream(context, async (answer) => {
      const tell = (line: ImportLine) => void answer.write(`${JSON.stringify(line)}\n`);
      try {
        await run(context, tell);
      } catch (error) {
        if (!(error instanceof Refusal)) services.log.error({ err: error, requestId: context.get('requestId') }, 'the import failed');
        const reason = error instanceof Refusal ? error.message : 'The import failed; the log of the portal says why.';
        tell({ error: reason, reasons: reason.split('\n') });
      }
    });
  });
}

async function schoolOfImport({ schools }: HomepageContext, wanted: string | undefined): Promise<string> {
  const known = await schools.all();
  const only = known.length === 1 ? known[0]?.fid : undefined;
  const [fid] = wanted ? await schoolsOf({ schools }, wanted) : [only];
  if (!fid) throw new Refusal(400, `Which school? Add --school FID, one of ${known.map((each) => each.fid).join(', ')}.`);
  return fid;
}

/** Stores the body as it arrives. */
async function receive(context: AppContext, file: string): Promise<void> {
  let length = 0;
  const counted = new Transform({
    transform(part: Buffer, _encoding, done) {
      length += part.length;
      done(length > maxFileBytes ? tooLarge() : null, part);
    },
  });
  if (Number(context.req.header('content-length') ?? 0) > maxFileBytes) throw tooLarge();
  const body = context.req.raw.body ?? new Blob([]).stream();
  await pipeline(Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]), counted, createWriteStream(file));
}
const tooLarge = () => new Refusal(400, `The file has more than ${maxFileBytes / 1024 / 1024} MB. Split it.`);

async function announce({ services, live }: Given, fid: string, { taken }: ImportOutcome): Promise<void> {
  await services.schools.changed(fid);
  await tellSchools(live, services, [fid], 'config');
  if (taken.notices) await live.publish('notice', { count: taken.notices.added }, { fid });
  if (taken.menus) await tellSchools(live, services, [fid], 'modules');
}
