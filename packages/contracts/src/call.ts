import type { z } from 'zod';

/** Who may make a call: `anyone` without a token, `guest` with any token, `member` with a signed-in person's. */
export type Caller = 'anyone' | 'guest' | 'member';

/** One call between browser and server. Both ends take their types from it. */
export interface Call<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> {
  method: 'GET' | 'POST';
  /** Absolute path, as the specification names it. */
  path: string;
  /** One sentence for people who read the API's description. */
  summary: string;
  who: Caller;
  /** True where a GET changes something (collect, hit, logout): such a call is never retried or prefetched. */
  effect?: true;
  /** True for a call made without the idle check of every other one (sign-in, renewal). */
  idleExempt?: true;
  /** A multipart/form-data POST: bytes of the largest file. Its fields are the input, files arrive as File. */
  upload?: number;
  /** GET: the query, so every value arrives as text and must be coerced. POST: the JSON body. */
  input: Input;
  output: Output;
}

/** A call without its schemas: enough to send it. */
export type CallRoute = Pick<Call, 'method' | 'path' | 'who' | 'effect' | 'idleExempt' | 'upload'>;

export type Contract = Record<string, Call>;
/** What a caller passes. */
export type InputOf<C extends Call> = z.input<C['input']>;
/** What a handler receives: defaults filled in, text coerced. */
export type ParsedInputOf<C extends Call> = z.output<C['input']>;
export type OutputOf<C extends Call> = z.output<C['output']>;

/** Declares one subject's calls and keeps the type of each. */
export function contract<const T extends Contract>(calls: T): T {
  return calls;
}

/** Only a GET without side effects may be retried automatically. */
export function mayRetry(call: Pick<Call, 'method' | 'effect'>): boolean {
  return call.method === 'GET' && !call.effect;
}
