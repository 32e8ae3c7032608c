import type { z } from 'zod';

/**
 * One call that operators' and teams' tools make to a portal: plain JSON, without the API's envelope. A call with a body
 * is a POST, one without a GET whose input is its query.
 */
export interface OperatorCall<Body extends z.ZodType | undefined = z.ZodType | undefined, Answer = unknown> {
  path: string;
  body: Body;
  /** Only its type counts: what is answered, times as ISO text. */
  answer?: Answer;
}

/** States a call that only asks. */
export const asks = <Answer>(path: string): OperatorCall<undefined, Answer> => ({ path, body: undefined });

/** States a call that changes something. */
export const changes =
  <Answer>() =>
  <Body extends z.ZodType>(path: string, body: Body): OperatorCall<Body, Answer> => ({ path, body });

export type AnswerOf<Called extends OperatorCall> = NonNullable<Called['answer']>;
export type BodyOf<Called extends OperatorCall> = Called['body'] extends z.ZodType ? z.input<Called['body']> : undefined;

/** What a refused call answers: each reason is a sentence for the operator. */
export interface OperatorRefusal {
  error: string;
  reasons?: readonly string[];
}
