export interface CircuitLimits {
  /** Number of consecutive failures that opens the circuit … */
  failures: number;
  /** … for this many ms; then one request tests the other system. */
  rest: number;
}

/** Keeps requests away from a system that does not answer. */
export interface Circuit {
  /** False while it is open. After a rest it is true once, and false for the others until that request returned. */
  mayPass(): boolean;
  succeeded(): void;
  failed(): void;
  /** Consecutive failures, and until when (ms) it is open. */
  state(): { failures: number; openUntil: number };
  /** Forgets the failures: the next request passes. */
  reset(): void;
}

export function createCircuit({ failures: most, rest }: CircuitLimits): Circuit {
  let failures = 0;
  let openUntil = 0;
  return {
    mayPass() {
      if (Date.now() < openUntil) return false;
      if (failures >= most) openUntil = Date.now() + rest;
      return true;
    },
    succeeded() {
      failures = 0;
      openUntil = 0;
    },
    failed() {
      failures += 1;
      if (failures >= most) openUntil = Date.now() + rest;
    },
    state: () => ({ failures, openUntil }),
    reset() {
      failures = 0;
      openUntil = 0;
    },
  };
}
