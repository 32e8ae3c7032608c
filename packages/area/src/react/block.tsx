import { usePortal } from './portal-context.ts';

const none = {};

/** A block of any area, by its sign; the shell loads it when it comes near the screen. */
export function Block({ sign, settings = none }: { sign: string; settings?: Readonly<Record<string, string | number | boolean>> }) {
  return usePortal().renderBlock({ sign, settings });
}
