import type { AnswerOf, OperatorCall, OperatorRefusal } from '@portico/area/operator';
import type { Context } from 'hono';
import type { z } from 'zod';
import { Refusal } from '../../kernel/api/refusal.ts';
import type { Schools } from '../../kernel/identity/schools.ts';

/** The requested school, or all of them; a Refusal if it is unknown. */
export async function schoolsOf({ schools }: { schools: Schools }, wanted: string | undefined): Promise<string[]> {
  const fids = (await schools.all()).map((each) => each.fid);
  if (wanted === undefined) return fids;
  if (!fids.includes(wanted)) throw new Refusal(404, `There is no school ${wanted}. There are ${fids.join(', ')}.`);
  return [wanted];
}

/** The JSON body of a request; a Refusal that names each problem. */
export async function readBody<Schema extends z.ZodType>(schema: Schema, context: Context): Promise<z.output<Schema>> {
  const read = schema.safeParse(await context.req.json().catch(() => undefined));
  if (read.success) return read.data;
  throw new Refusal(400, read.error.issues.map((issue) => `${issue.path.join('.') || 'The request'}: ${issue.message}.`).join('\n'));
}

/** Answers a call in the tools' format, or with the reasons of a refusal. */
export async function answer<Called extends OperatorCall>(context: Context, _call: Called, work: () => Promise<AnswerOf<Called>>) {
  try {
    return context.json(await work());
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return context.json(
      { error: error.message, reasons: error.message.split('\n') } satisfies OperatorRefusal,
      error.code === 404 ? 404 : 400,
    );
  }
}
