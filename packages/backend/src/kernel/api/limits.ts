import { RateLimiterMemory } from 'rate-limiter-flexible';

interface Limit {
  points: number;
  /** Seconds. */
  duration: number;
}

/** Requests per address at scale 1, by path. `others` limits everything else. */
const limits: Record<string, Limit> = {
  '/pedestal/auth/guest/login': { points: 120, duration: 60 },
  '/pedestal/auth/cx/login': { points: 60, duration: 600 },
  ...Object.fromEntries(
    ['cas/login', 'api/login', 'mobile/login', 'mobile/sendCode', 'wechat/login', 'wechat/callback', 'bind', 'unlock'].map((path) => [
      `/pedestal/auth/${path}`,
      { points: 60, duration: 600 },
    ]),
  ),
  '/pedestal/user/password': { points: 60, duration: 600 },
  '/pedestal/auth/passport/login': { points: 120, duration: 60 },
  '/pedestal/auth/oauth2/login': { points: 120, duration: 60 },
  '/pedestal/auth/wechat/authorize': { points: 120, duration: 60 },
  '/pedestal/auth/qrcode/login': { points: 600, duration: 60 },
  '/pedestal/auth/captcha': { points: 60, duration: 60 },
  '/homepage/homeApp/hitApp': { points: 240, duration: 60 },
  '/homepage/homeStatistic/addFontVisit': { points: 240, duration: 60 },
  // By session: areas' own services behind the portal.
  '/homepage/areas': { points: 600, duration: 60 },
  // A start, a swap and a closing of each tab of a dormitory.
  '/registry/reports': { points: 3_000, duration: 60 },
};
/** Whole dormitories share one address, so this stops only a flood. */
const others: Limit = { points: 6_000, duration: 60 };

/** Seconds to wait, or 0 if the request is allowed. */
export type ConsumeRateLimit = (path: string, address: string) => Promise<number>;

export function createLimits(scale: number): ConsumeRateLimit {
  const limiterOf = ({ points, duration }: Limit) => new RateLimiterMemory({ points: Math.max(1, Math.round(points * scale)), duration });
  const limiters = new Map(Object.entries(limits).map(([path, limit]) => [path, limiterOf(limit)]));
  const other = limiterOf(others);
  return async (path, address) => {
    try {
      await (limiters.get(path) ?? other).consume(address);
      return 0;
    } catch (refused) {
      if (refused instanceof Error) throw refused;
      return Math.max(1, Math.ceil((refused as { msBeforeNext: number }).msBeforeNext / 1000));
    }
  };
}
