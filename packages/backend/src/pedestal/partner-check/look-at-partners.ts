import { dayjs } from '@portico/contracts/time';
import { and, eq } from 'drizzle-orm';
import { regularly } from '../../kernel/clock/regularly.ts';
import { jobFailed } from '../../kernel/database/job-failed.ts';
import type { PedestalContext } from '../context.ts';
import { checkPartners } from './check-partners.ts';
import { partnerLooks, type SetPartner } from './partner-looks.ts';
import { partnerLook } from './schema.ts';

/** Minutes from a look to the next one: of a partner that answers, and of one that does not. */
const minutes = { good: 60, failing: 5 };
/** How often due looks are searched for, and how many partners are asked at once. */
const everyMs = 60_000;
const atOnce = 8;
interface Given {
  /** Hears of a school where a partner failed for the first time, or answers again. */
  tell: (fid: string) => Promise<void>;
  /** Ends it: what was asked and not answered yet counts as not asked. */
  signal?: AbortSignal;
}

/** Looks at each partner that is set and due, and keeps what came of it. */
export async function lookAtPartners(context: PedestalContext, given: Given): Promise<void> {
  const { database, now } = context;
  const { set, left } = await partnerLooks(context);
  for (const { fid, partner } of left) await database.delete(partnerLook).where(isLook(fid, partner));
  const due = set.filter(({ known, version }) => !known || known.version !== version || known.due <= now());
  for (let from = 0; from < due.length && !given.signal?.aborted; from += atOnce)
    await Promise.all(due.slice(from, from + atOnce).map((each) => look(context, each, given)));
}

async function look(context: PedestalContext, due: SetPartner, { tell, signal }: Given): Promise<void> {
  const { database, now, log } = context;
  if (!(await claim(context, due))) return;
  const { school, name, version } = due;
  const before = due.known?.version === version ? due.known : undefined;
  const [check] = await Promise.race([checkPartners(context, school, { only: name, occasion: 'look' }), ended(signal)]);
  if (signal?.aborted) return;
  const failed = check?.steps.find(({ problem }) => problem !== undefined);
  const looked = now();
  const failing = failed ? (before?.failing ?? looked) : null;
  await database
    .update(partnerLook)
    .set({
      looked,
      failing,
      due: dayjs(looked)
        .add(failed ? minutes.failing : minutes.good, 'minute')
        .toDate(),
      step: failed?.step ?? null,
      said: failed?.problem?.slice(0, 200) ?? null,
    })
    .where(and(isLook(school.fid, name), eq(partnerLook.version, version)));
  if (failed && !before?.failing)
    log.warn({ fid: school.fid, partner: name, step: failed.step, said: failed.problem }, 'a partner does not answer');
  if (Boolean(failing) !== Boolean(due.known?.failing)) await tell(school.fid);
}

/** The first node that moves the time on looks; the next one may do so as soon as an hour later, also if this one dies. */
async function claim({ database, now }: PedestalContext, { school, name, version, known }: SetPartner): Promise<boolean> {
  const due = dayjs(now()).add(minutes.good, 'minute').toDate();
  const { fid } = school;
  const none = { looked: null, failing: null, step: null, said: null };
  const claimed = known
    ? await database
        .update(partnerLook)
        .set({ due, version, ...(known.version !== version && none) })
        .where(and(isLook(fid, name), eq(partnerLook.due, known.due), eq(partnerLook.version, known.version)))
        .returning({ fid: partnerLook.fid })
    : await database
        .insert(partnerLook)
        .values({ fid, partner: name, version, due })
        .onConflictDoNothing()
        .returning({ fid: partnerLook.fid });
  return claimed.length > 0;
}

const ended = (signal: AbortSignal | undefined) =>
  new Promise<[]>((resolve) => signal?.addEventListener('abort', () => resolve([]), { once: true }));

const isLook = (fid: string, partner: string) => and(eq(partnerLook.fid, fid), eq(partnerLook.partner, partner));

/** Looks regularly; the returned function stops it, without waiting for a partner's answer. */
export function lookAtPartnersRegularly(context: PedestalContext, tell: Given['tell']): () => Promise<void> {
  const ending = new AbortController();
  const stop = regularly(
    everyMs,
    () => lookAtPartners(context, { tell, signal: ending.signal }),
    jobFailed(context.log, 'the partners could not be looked at'),
  );
  return () => {
    ending.abort();
    return stop();
  };
}
