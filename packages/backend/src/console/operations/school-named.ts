import type { School } from '../../kernel/identity/schema.ts';
import { schoolsOf } from '../../registry/operations/answer.ts';
import type { ConsoleContext } from '../context.ts';

/** A school by its number; a Refusal that lists what there is. */
export async function schoolNamed(context: ConsoleContext, fid: string): Promise<School> {
  await schoolsOf(context, fid);
  const school = await context.schools.byFid(fid);
  if (!school) throw new Error(`The school ${fid} is gone.`);
  return school;
}
