/** One look at a portal. */
export interface Finding {
  what: string;
  /** Undefined: all is well. */
  fault: string | undefined;
}

/** Looks; an error on the way is the fault. */
export async function look(what: string, work: () => Promise<string | undefined> | string | undefined): Promise<Finding> {
  try {
    return { what, fault: await work() };
  } catch (error) {
    return { what, fault: (error as Error).message };
  }
}
