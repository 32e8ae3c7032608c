import type { Plan } from '@portico/area';
import type { View, ViewFacts } from '@portico/area/page-protocol';

/** A view whose plan the renderer has been told before, by number. */
export type NumberedView = Omit<ViewFacts, 'data'> & { data: Omit<ViewFacts['data'], 'plan'>; plan: number };

/** What the portal tells a renderer. One view at a time. */
export type ToRenderer =
  | { kind: 'build'; name: string; code: string }
  | { kind: 'plan'; number: number; plan: Plan }
  | { kind: 'render'; view: NumberedView; builds: readonly string[] };

/** What a renderer tells the portal. */
export type FromRenderer =
  | { kind: 'ready' }
  /** A build was loaded, or why not. */
  | { kind: 'build'; name: string; fault?: string }
  /** Rendering comes into a build's code, for whoever has to say what hung. */
  | { kind: 'entered'; build: string }
  /** `spent`: ms of processor time; the clock would blame a build for a busy machine. */
  | { kind: 'rendered'; view: View; spent: number }
  | { kind: 'failed'; message: string }
  /** Whatever the view had begun has ended; so much memory is in use (bytes). */
  | { kind: 'rested'; memory: number }
  /** Something that an earlier view began failed when nobody waited for it any more. */
  | { kind: 'leftover'; message: string };
