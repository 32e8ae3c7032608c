import { introduceAreas } from '../../homepage/unit/introduce-areas.ts';
import type { Live } from '../../kernel/live/live.ts';
import type { Services } from '../../services.ts';
import { tell } from '../operations/answer.ts';
import type { Registry } from './registry.ts';

/** A registry after whose activations the schools know what the area brings, and their open tabs are told. */
export function introducing(
  registry: Registry,
  { services, live, activated }: { services: Services; live: Pick<Live, 'publish'>; activated?: (() => void) | undefined },
): Registry & { introduce(): Promise<void> } {
  const introduce = async () => {
    const fids = await introduceAreas(services, (fid) => registry.planFor({ fid }));
    await tell(live, services, fids, 'modules');
  };
  return {
    ...registry,
    introduce,
    async activate(wish) {
      const done = await registry.activate(wish);
      await introduce();
      activated?.();
      return done;
    },
  };
}
