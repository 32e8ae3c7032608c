import { type Call, codes, type Envelope } from '@portico/contracts';
import type { Logger } from 'pino';
import { createRenewingCache } from '../cache/renewing-cache.ts';
import { Refusal, signedOut } from './refusal.ts';
import type { CallContext, ServedCall } from './serve.ts';
import type { RequestFacts, Visitor } from './visitor.ts';

/** ms for which visitors who get the same answer get the same again: so long may a change stay unseen. */
export const sharedFor = 1_000;

/** A call as data: what FirstCall of @portico/area and an HTTP request have in common. */
export interface AskedCall {
  method: string;
  path: string;
  input?: unknown;
}
/** Answers a call in this process, without HTTP and with the visitor's own rights. It never throws. */
export type Answer = (asked: AskedCall, visitor: Visitor, facts: RequestFacts) => Promise<Envelope<unknown>>;

export interface Dispatcher {
  /** Undefined where no call has this address. */
  find(method: string, path: string): ServedCall | undefined;
  /** The methods that an address knows. */
  methodsOf(path: string): string[];
  answer: Answer;
  /** Every call with its handler. */
  all(): readonly ServedCall[];
}

interface DispatcherOptions {
  log: Logger;
  /** Throws a Refusal where the school has switched the module off for this visitor. */
  requireModule(visitor: Visitor, module: string): Promise<void>;
}

export function createDispatcher(calls: readonly ServedCall[], options: DispatcherOptions): Dispatcher {
  const byPath = new Map<string, Map<string, ServedCall>>();
  for (const served of calls) {
    const methods = byPath.get(served.call.path) ?? new Map<string, ServedCall>();
    if (methods.has(served.call.method)) throw new Error(`Two handlers for ${served.call.method} ${served.call.path}`);
    byPath.set(served.call.path, methods.set(served.call.method, served));
  }
  // A GET that changes something may be made by POST too (readings 20).
  for (const methods of byPath.values()) {
    const read = methods.get('GET');
    if (read?.call.effect && !methods.has('POST')) methods.set('POST', read);
  }

  const find = (method: string, path: string) => byPath.get(path)?.get(method);
  const briefly = createRenewingCache(sharedFor);

  async function handle(served: ServedCall, asked: AskedCall, { visitor, facts }: CallContext): Promise<unknown> {
    const input = parse(served.call, asked.input);
    const answered = async () => served.handle(input, { visitor, facts });
    // What guests share is kept as text, nearer to them.
    if (!served.byAudience || !visitor.person) return answered();
    const { fid, revision } = visitor.school;
    return briefly(JSON.stringify([fid, revision, visitor.userType, asked.method, asked.path, input]), answered);
  }

  return {
    find,
    all: () => calls,
    methodsOf: (path) => [...(byPath.get(path)?.keys() ?? [])],
    async answer(asked, visitor, facts) {
      const served = find(asked.method, asked.path);
      try {
        if (!served) throw new Refusal(codes.notFound, `没有这个接口：${asked.path}`);
        checkCaller(served.call, visitor);
        if (served.module) await options.requireModule(visitor, served.module);
        const data = await handle(served, asked, { visitor, facts });
        return { success: true, code: codes.ok, msg: '', data };
      } catch (error) {
        if (error instanceof Refusal) return { success: false, code: error.code, msg: error.message, data: null };
        options.log.error({ err: error, requestId: facts.requestId, path: asked.path }, 'call failed');
        return { success: false, code: codes.failed, msg: '服务暂时不可用，请稍后再试', data: null };
      }
    },
  };
}

function checkCaller(call: Call, visitor: Visitor): void {
  if (visitor.school.disabled && call.who !== 'anyone') throw new Refusal(codes.schoolDisabled, '该单位已停用');
  if (call.who === 'anyone') return;
  if (visitor.token === 'refused') throw signedOut();
  if (call.who === 'member' && !visitor.person) throw signedOut();
  // With the password that the school handed out only the account itself can be reached, above all its password.
  if (call.who === 'member' && visitor.person?.mustChangePassword && !/^\/pedestal\/(auth|user)\//.test(call.path)) {
    throw new Refusal(codes.stepUpRequired, '请先修改初始密码');
  }
}

function parse(call: Call, input: unknown): unknown {
  refuseNul(input ?? {});
  const read = call.input.safeParse(input ?? {});
  if (read.success) return read.data;
  const names = [...new Set(read.error.issues.map((issue) => issue.path.join('.')).filter(Boolean))];
  throw new Refusal(codes.invalid, names.length > 0 ? `参数有误：${names.join('、').slice(0, 120)}` : '参数有误');
}

/** PostgreSQL cannot hold NUL in text; only a password, which is hashed, may contain it. */
function refuseNul(input: unknown): void {
  for (const [name, value] of Object.entries(input ?? {})) {
    if (typeof value === 'string' && name !== 'password' && value.includes('\0'))
      throw new Refusal(codes.invalid, `参数有误：${name.slice(0, 40)}`);
    if (typeof value === 'object' && value) refuseNul(value);
  }
}
