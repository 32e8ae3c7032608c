import { type Call, type CallRoute, type Contract, callKey, type InputOf, type OutputOf } from '@portico/contracts';
import { cancelledBy, type QueryContext } from './query-client.ts';
import { type CallOptions, transport } from './transport.ts';

type NothingWanted<Input> = Record<never, never> extends Input ? true : false;
type Arguments<C extends Call> =
  NothingWanted<InputOf<C>> extends true ? [input?: InputOf<C>, options?: CallOptions] : [input: InputOf<C>, options?: CallOptions];

/** A call as an area uses it: `news.list({ pageNum: 2 })`, or as a query: `useQuery(news.list.query({ pageNum: 2 }))`. */
export interface ClientCall<C extends Call> {
  (...sent: Arguments<C>): Promise<OutputOf<C>>;
  /** Options for useQuery; the query key is the call key, under which the server's first answers are stored. */
  query(...sent: Arguments<C>): { queryKey: [string]; queryFn: (context: QueryContext) => Promise<OutputOf<C>> };
}

export type Client<T extends Contract> = { readonly [Name in keyof T]: ClientCall<T[Name]> };

/** Creates the typed client of one subject's contract. */
export function createClient<T extends Contract>(contract: T): Client<T> {
  return Object.fromEntries(Object.entries(contract).map(([name, call]) => [name, clientCall(call)])) as unknown as Client<T>;
}

function clientCall(call: Call) {
  const send = (input?: unknown, options: CallOptions = {}) => transport()(call, input as Record<string, unknown> | undefined, options);
  const query = (input?: unknown) => {
    const queryKey = [callKey(call, input as Record<string, unknown> | undefined)];
    const queryFn = (context: QueryContext) => send(input, { signal: cancelledBy(context, queryKey), quiet: true });
    return { queryKey, queryFn };
  };
  return Object.assign(send, { query });
}

/** Sends a call that is known only as data: a page's first call. */
export function sendCall(call: CallRoute, input?: Record<string, unknown>, options: CallOptions = {}): Promise<unknown> {
  return transport()(call, input, options);
}
