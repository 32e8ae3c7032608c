import { type Call, codes, type Envelope } from '@portico/contracts';
import type { Logger } from 'pino';
import { z } from 'zod';
import { createRenewingCache } from '../cache/renewing-cache.ts';
import { isDatabaseUnreachable, isDiskFull } from '../database/unreachable.ts';
import { Refusal, signedOut } from './refusal.ts';
import type { CallContext, ServedCall } from './serve.ts';
import { type RequestFacts, refusedVisitor, type Visitor } from './visitor.ts';

/** Time in ms for which visitors of one group get the same answer; a change may stay invisible for that long. */
export const sharedFor = 1_000;

/** A call as data: the common part of FirstCall of @portico/area and an HTTP request. */
export interface AskedCall {
  method: string;
  path: string;
  input?: unknown;
}
/** Answers a call in this process, without HTTP and with the visitor's own rights. It never throws. */
export type Answer = (asked: AskedCall, visitor: Visitor, facts: RequestFacts) => Promise<Envelope<unknown>>;

/** The answer while the database is away, or has no space to write; HTTP sends it with its code. */
export const unavailable = { success: false, code: 503, msg: '系统正在恢复，请稍后再试', data: null };

export interface Dispatcher {
  /** Undefined if no call has this address. */
  find(method: string, path: string): ServedCall | undefined;
  /** The methods of an address. */
  methodsOf(path: string): string[];
  answer: Answer;
  /** Every call with its handler. */
  all(): readonly ServedCall[];
}

interface DispatcherOptions {
  log: Logger;
  /** Throws a Refusal if the school has switched the module off for this visitor. */
  requireModule(visitor: Visitor, module: string): Promise<void>;
}

export function createDispatcher(calls: readonly ServedCall[], options: DispatcherOptions): Dispatcher {
  const byPath = new Map<string, Map<string, ServedCall>>();
  for (const served of calls) {
    const methods = byPath.get(served.call.path) ?? new Map<string, ServedCall>();
    if (methods.has(served.call.method)) throw new Error(`Two handlers for ${served.call.method} ${served.call.path}`);
    byPath.set(served.call.path, methods.set(served.call.method, served));
  }
  // A GET with side effects may also be a POST (readings 20).
  for (const methods of byPath.values()) {
    const read = methods.get('GET');
    if (read?.call.effect && !methods.has('POST')) methods.set('POST', read);
  }

  const find = (method: string, path: string) => byPath.get(path)?.get(method);
  const briefly = createRenewingCache(sharedFor);

  async function handle(served: ServedCall, asked: AskedCall, { visitor, facts }: CallContext): Promise<unknown> {
    const input = parse(served, asked.input);
    const answered = async () => served.handle(input, { visitor, facts });
    // Answers shared by guests are cached as text.
    if (!served.byAudience || !visitor.person) return answered();
    const { fid, revision } = visitor.school;
    return briefly(JSON.stringify([fid, revision, visitor.userType, asked.method, asked.path, input]), answered);
  }

  return {
    find,
    all: () => calls,
    methodsOf: (path) => [...(byPath.get(path)?.keys() ?? [])],
    async answer(asked, given, facts) {
      const served = find(asked.method, asked.path);
      const visitor = given.token === 'unconfirmed' && !served?.unconfirmed ? refusedVisitor(given.school) : given;
      try {
        if (!served) throw new Refusal(codes.notFound, `没有这个接口：${asked.path}`);
        checkCaller(served.call, visitor);
        if (served.module) await options.requireModule(visitor, served.module);
        await served.guard?.admit(asked.input, { visitor, facts });
        const data = await handle(served, asked, { visitor, facts });
        return { success: true, code: codes.ok, msg: '', data };
      } catch (error) {
        if (error instanceof Refusal) {
          await served?.guard?.refused(asked.input, { visitor, facts }, error);
          return { success: false, code: error.code, msg: error.message, data: error.data ?? null };
        }
        if (isDatabaseUnreachable(error)) return unavailable;
        if (isDiskFull(error)) {
          options.log.error({ path: asked.path }, 'there is no space left on the disk: free some, the portal goes on by itself');
          return unavailable;
        }
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
  // With the initial password only the account's own calls are allowed, above all changing it.
  if (call.who === 'member' && visitor.person?.mustChangePassword && !/^\/pedestal\/(auth|user)\//.test(call.path)) {
    throw new Refusal(codes.stepUpRequired, '请先修改初始密码');
  }
}

function parse({ call, guard }: ServedCall, input: unknown): unknown {
  const nul = nulIn(input ?? {});
  if (nul !== undefined) {
    const reasons = [{ path: nul, text: '含有不能使用的字符' }];
    throw new Refusal(codes.invalid, `参数有误：${nul.slice(0, 40)}`, guard && { reasons });
  }
  const read = call.input.safeParse(input ?? {}, guard && { error: inChinese });
  if (read.success) return read.data;
  const reasons = read.error.issues.map(({ path, message }) => ({ path: path.join('.'), text: message.slice(0, 200) }));
  const names = [...new Set(read.error.issues.map((issue) => issue.path.join('.')).filter(Boolean))];
  throw new Refusal(codes.invalid, names.length > 0 ? `参数有误：${names.join('、').slice(0, 120)}` : '参数有误', guard && { reasons });
}

/** Guarded calls name each problem in the visitor's language. */
const inChinese = z.locales.zhCN().localeError;

/** The path of a text with NUL, which PostgreSQL cannot hold; only a password may have it, because it is hashed. */
function nulIn(input: unknown): string | undefined {
  for (const [name, value] of Object.entries(input ?? {})) {
    if (typeof value === 'string' && name !== 'password' && value.includes('\0')) return name;
    const below = typeof value === 'object' && value ? nulIn(value) : undefined;
    if (below !== undefined) return `${name}.${below}`;
  }
  return undefined;
}
