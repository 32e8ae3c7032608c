/** One check of a portal. */
export interface Finding {
  what: string;
  /** Undefined: no fault. */
  fault: string | undefined;
}

/** Runs the checks; an error in a check is a fault. */
export async function look(what: string, work: () => Promise<string | undefined> | string | undefined): Promise<Finding> {
  try {
    return { what, fault: await work() };
  } catch (error) {
    return { what, fault: (error as Error).message };
  }
}
