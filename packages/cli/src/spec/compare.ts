/** A call as its contract declares it. */
export interface StatedCall {
  /** Subject and call: `news.list`. */
  name: string;
  /** `GET /homepage/news/list` */
  route: string;
}
export interface Comparison {
  total: number;
  covered: number;
  missingContracts: string[];
  missingHandlers: string[];
  /** Declared and served, but no screen calls it. */
  unused: string[];
  /** Declared, but named in neither document. */
  own: string[];
}

/** Compares the documents' calls with contracts, handlers and uses. */
export function compare(given: {
  wanted: readonly string[];
  raw: readonly string[];
  stated: readonly StatedCall[];
  served: ReadonlySet<string>;
  used: ReadonlySet<string>;
}): Comparison {
  const { wanted, raw, stated, served, used } = given;
  const routes = new Set(stated.map((call) => call.route));
  const missingContracts = wanted.filter((route) => !routes.has(route));
  const needed = [...new Set([...wanted, ...stated.map((call) => call.route), ...raw])];
  const missingHandlers = needed.filter((route) => !served.has(route) && !missingContracts.includes(route));
  return {
    total: wanted.length + raw.length,
    covered: [...wanted, ...raw].filter((route) => !missingContracts.includes(route) && !missingHandlers.includes(route)).length,
    missingContracts,
    missingHandlers,
    unused: stated.filter((call) => !used.has(call.name)).map((call) => `${call.name} (${call.route})`),
    own: stated.filter((call) => !wanted.includes(call.route)).map((call) => `${call.name} (${call.route})`),
  };
}
