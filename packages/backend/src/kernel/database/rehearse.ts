import type { Database, Transaction } from './database.ts';

/** Runs a change in a transaction; with `checkOnly` it returns the same result and changes no row. */
export async function rehearse<Result>(
  database: Database | Transaction,
  checkOnly: boolean,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const rehearsal = new Rehearsal<Result>();
  try {
    return await database.transaction(async (transaction) => {
      const result = await work(transaction);
      if (!checkOnly) return result;
      rehearsal.result = { value: result };
      throw rehearsal;
    });
  } catch (error) {
    if (error !== rehearsal || !rehearsal.result) throw error;
    return rehearsal.result.value;
  }
}

class Rehearsal<Result> extends Error {
  override name = 'Rehearsal';
  result: { value: Result } | undefined;
}
