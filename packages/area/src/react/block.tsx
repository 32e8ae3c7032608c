import { usePortal } from './portal-context.ts';

const none = {};

/** A block of another area, by its id; the shell loads it shortly before it scrolls into view. */
export function Block({ sign, settings = none }: { sign: string; settings?: Readonly<Record<string, string | number | boolean>> }) {
  return usePortal().renderBlock({ sign, settings });
}
