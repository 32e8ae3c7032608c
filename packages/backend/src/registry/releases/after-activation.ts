import type { Registry } from './registry.ts';

/** The same registry; `follow` runs after each activation, before the operator gets the answer. */
export function afterActivation(registry: Registry, follow: () => Promise<void>): Registry {
  return {
    ...registry,
    async activate(wish) {
      const done = await registry.activate(wish);
      if (!wish.checkOnly) await follow();
      return done;
    },
  };
}
