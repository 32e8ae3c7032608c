/** Open event streams at rate scale 1. A campus may share one address; tabs of one browser share a session. */
const limits = { address: 1_000, session: 20 };

/** Who opens a stream. */
export interface StreamOwner {
  address: string;
  /** The session of the browser's token; a visitor without one counts by address alone. */
  session: string | undefined;
}

export interface StreamLimits {
  /** Counts a stream and returns the function that ends it; undefined if the address or the session has too many. */
  open(owner: StreamOwner): (() => void) | undefined;
}

export function createStreamLimits(rateScale: number): StreamLimits {
  const counts = new Map<string, number>();
  const change = (name: string, by: 1 | -1) => {
    const count = (counts.get(name) ?? 0) + by;
    if (count > 0) counts.set(name, count);
    else counts.delete(name);
  };
  return {
    open({ address, session }) {
      const names: [string, number][] = [[`address ${address}`, limits.address]];
      if (session) names.push([`session ${session}`, limits.session]);
      const isFull = names.some(([name, most]) => (counts.get(name) ?? 0) >= Math.max(1, Math.round(most * rateScale)));
      if (isFull) return undefined;
      for (const [name] of names) change(name, 1);
      let isOpen = true;
      return () => {
        if (isOpen) for (const [name] of names) change(name, -1);
        isOpen = false;
      };
    },
  };
}
