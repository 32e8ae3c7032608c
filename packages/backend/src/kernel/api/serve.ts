import type { Call, Contract, OutputOf, ParsedInputOf } from '@portico/contracts';
import type { Refusal } from './refusal.ts';
import type { Member, RequestFacts, Visitor } from './visitor.ts';

export interface CallContext<V extends Visitor = Visitor> {
  visitor: V;
  facts: RequestFacts;
}
type ContextOf<C extends Call> = CallContext<C['who'] extends 'member' ? Member : Visitor>;

/** Handles one call: returns its output, or throws a Refusal. */
export type Handler<C extends Call> = (input: ParsedInputOf<C>, context: ContextOf<C>) => OutputOf<C> | Promise<OutputOf<C>>;
export type Handlers<T extends Contract> = { [Name in keyof T]: Handler<T[Name]> };

/** A call with its handler, as the dispatcher stores it. */
export interface ServedCall {
  call: Call;
  /** The module that switches this call on and off. */
  module: string | undefined;
  /** All guests of a school get the same answer: it is computed once a second, and not for each visitor. */
  shared: boolean;
  /** All visitors of a school of the same kind get the same answer, signed in or not: also computed once a second. */
  byAudience: boolean;
  /** A sign-in that waits for confirmation may make it. */
  unconfirmed: boolean;
  handle(input: unknown, context: CallContext): unknown;
  guard?: Guard;
}

/** What stands before a call's handler, for calls that need more than `who`. */
export interface Guard {
  /** Throws a Refusal. Called before the input is read, with the input as it was sent. */
  admit(sent: unknown, context: CallContext): Promise<void>;
  /** Hears of every refusal, its own and the handler's. */
  refused(sent: unknown, context: CallContext, refusal: Refusal): Promise<void>;
}

/**
 * Joins a contract with its handlers; a missing handler does not compile. `modules` lists exceptions from `module`.
 * Among calls without side effects, `shared` lists those whose answer for guests depends only on school and input,
 * `byAudience` those whose answer depends only on school, kind of visitor and input. `unconfirmed` lists what a sign-in
 * that waits for confirmation may call.
 */
export function serve<T extends Contract>(
  contract: T,
  handlers: Handlers<T>,
  switches: {
    module?: string;
    modules?: { [Name in keyof T]?: string };
    shared?: readonly (keyof T)[];
    byAudience?: readonly (keyof T)[];
    unconfirmed?: readonly (keyof T)[];
  } = {},
): ServedCall[] {
  const { module, modules, shared = [], byAudience = [], unconfirmed = [] } = switches;
  return Object.keys(contract).map((name: keyof T) => ({
    call: contract[name] as Call,
    module: modules?.[name] ?? module,
    shared: shared.includes(name) || byAudience.includes(name),
    byAudience: byAudience.includes(name),
    unconfirmed: unconfirmed.includes(name),
    // The dispatcher has already parsed the input with this call's schema and checked `who`.
    handle: handlers[name] as ServedCall['handle'],
  }));
}
