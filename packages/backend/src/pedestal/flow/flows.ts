import { randomBytes } from 'node:crypto';
import { dayjs } from '@portico/contracts/time';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { CallContext } from '../../kernel/api/serve.ts';
import { fingerprint } from '../../kernel/secret/fingerprint.ts';
import type { PedestalContext } from '../context.ts';
import { knownBrowser, markBrowser } from './browser-nonce.ts';
import { signInFlow } from './schema.ts';

type Shop = Pick<PedestalContext, 'database' | 'environment' | 'now'>;
export type FlowKind = 'cas' | 'oidc' | 'wechat' | 'wechat-return' | 'bind';
/** Ten minutes, the lifetime of a WeChat code. */
const validForMs = 600_000;

/** Records that this browser starts a sign-in. The state is valid once, in this browser and school, for ten minutes. */
export async function beginFlow(
  { database, environment, now }: Shop,
  { visitor, facts }: CallContext,
  { kind, body }: { kind: FlowKind; body: Record<string, unknown> },
): Promise<string> {
  const browserHash = markBrowser(environment, facts);
  const state = randomBytes(16).toString('hex');
  await database.delete(signInFlow).where(lt(signInFlow.expireTime, now()));
  await database.insert(signInFlow).values({
    stateHash: fingerprint(state),
    fid: visitor.school.fid,
    kind,
    browserHash,
    body,
    expireTime: dayjs(now()).add(validForMs, 'ms').toDate(),
  });
  return state;
}

const flowsOf = ({ now }: Shop, { visitor, facts }: CallContext, kind: FlowKind) =>
  and(
    eq(signInFlow.fid, visitor.school.fid),
    eq(signInFlow.kind, kind),
    eq(signInFlow.browserHash, knownBrowser(facts) ?? ''),
    gt(signInFlow.expireTime, now()),
  );

/** The record of a state, which is consumed; undefined for a wrong, used or expired one and in another browser. */
export async function takeFlow<Body>(
  shop: Shop,
  context: CallContext,
  asked: { kind: FlowKind; state: string },
): Promise<Body | undefined> {
  const [row] = await shop.database
    .delete(signInFlow)
    .where(and(eq(signInFlow.stateHash, fingerprint(asked.state)), flowsOf(shop, context, asked.kind)))
    .returning();
  return row?.body as Body | undefined;
}

/** The same without consuming it. */
export async function readFlow<Body>(
  shop: Shop,
  context: CallContext,
  asked: { kind: FlowKind; state: string },
): Promise<Body | undefined> {
  const [row] = await shop.database
    .select()
    .from(signInFlow)
    .where(and(eq(signInFlow.stateHash, fingerprint(asked.state)), flowsOf(shop, context, asked.kind)));
  return row?.body as Body | undefined;
}

/** For partners that return no state: the sign-in that this browser started, without consuming it. */
export async function runningFlows<Body>(shop: Shop, context: CallContext, kind: FlowKind): Promise<Body[]> {
  const rows = await shop.database
    .select()
    .from(signInFlow)
    .where(flowsOf(shop, context, kind));
  return rows.map((row) => row.body as Body);
}

/** For the same: whether this browser started such a sign-in. Ends all of its kind. */
export async function endFlows(shop: Shop, context: CallContext, kind: FlowKind): Promise<boolean> {
  const ended = await shop.database
    .delete(signInFlow)
    .where(flowsOf(shop, context, kind))
    .returning({ kind: signInFlow.kind });
  return ended.length > 0;
}
