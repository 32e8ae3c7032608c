import type { z } from 'zod';

/**
 * One call from operators' and teams' tools to a portal: plain JSON, without the API's envelope. With a body it is a
 * POST; without one a GET whose input is its query.
 */
export interface OperatorCall<Body extends z.ZodType | undefined = z.ZodType | undefined, Answer = unknown> {
  path: string;
  body: Body;
  /** Carries only the type of the answer; times are ISO text. */
  answer?: Answer;
}

/** Declares a call that only reads. */
export const asks = <Answer>(path: string): OperatorCall<undefined, Answer> => ({ path, body: undefined });

/** Declares a call that changes something. */
export const changes =
  <Answer>() =>
  <Body extends z.ZodType>(path: string, body: Body): OperatorCall<Body, Answer> => ({ path, body });

export type AnswerOf<Called extends OperatorCall> = NonNullable<Called['answer']>;
export type BodyOf<Called extends OperatorCall> = Called['body'] extends z.ZodType ? z.input<Called['body']> : undefined;

/** The answer of a refused call: each reason is a sentence for the operator. */
export interface OperatorRefusal {
  error: string;
  reasons?: readonly string[];
}
