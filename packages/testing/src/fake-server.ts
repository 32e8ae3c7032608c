import { portalError, type Transport } from '@portico/client';
import { type CallRoute, type Contract, codes, type OutputOf, type ParsedInputOf } from '@portico/contracts';

/** Answers of a test, one for each call that the page makes. A handler may throw a portalError, or wait. */
export type FakeHandlers<T extends Contract> = {
  [Name in keyof T]?: (input: ParsedInputOf<T[Name]>) => OutputOf<T[Name]> | Promise<OutputOf<T[Name]>>;
};

/** A server made from contracts: it checks what is sent and what it answers against their schemas. */
export interface FakeServer {
  transport: Transport;
  /** What was asked, in order: `GET /homepage/news/list`. */
  readonly asked: readonly { call: string; input: unknown }[];
  /** The same server with another subject. */
  and<T extends Contract>(contract: T, handlers: FakeHandlers<T>): FakeServer;
}

/** Makes the server of one subject; a call without a handler fails as an unknown address does. */
export function fakeServer<T extends Contract>(contract: T, handlers: FakeHandlers<T>): FakeServer {
  return serverOf(new Map(), []).and(contract, handlers);
}

type Answer = (input: unknown) => Promise<unknown>;

function serverOf(answers: Map<string, Answer>, asked: { call: string; input: unknown }[]): FakeServer {
  return {
    asked,
    async transport(call, input, { signal }) {
      const name = nameOf(call);
      asked.push({ call: name, input: input ?? {} });
      const answer = answers.get(name);
      if (!answer) throw portalError('not-found', `The fake server has no answer for ${name}.`, { code: codes.notFound });
      const data = await answer(asSent(call, input));
      if (signal?.aborted) throw portalError('offline', 'aborted');
      return data;
    },
    and(contract, handlers) {
      const more = new Map(answers);
      for (const [name, call] of Object.entries(contract)) {
        const handler = handlers[name] as ((input: unknown) => unknown) | undefined;
        if (handler) more.set(nameOf(call), async (input) => call.output.parse(await handler(call.input.parse(input))));
      }
      return serverOf(more, asked);
    },
  };
}

const nameOf = ({ method, path }: Pick<CallRoute, 'method' | 'path'>) => `${method} ${path}`;

/** A query carries only text, a body only JSON. */
function asSent({ method }: CallRoute, input: Record<string, unknown> = {}): unknown {
  if (method === 'POST') return JSON.parse(JSON.stringify(input));
  const text = (value: unknown): unknown => (Array.isArray(value) ? value.map(text) : String(value));
  const given = Object.entries(input).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(given.map(([name, value]) => [name, text(value)]));
}
