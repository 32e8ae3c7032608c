import type { Plan } from '@portico/area';
import type { View, ViewFacts } from '@portico/area/page-protocol';

/** A view whose plan the renderer already has, by number. */
export type NumberedView = Omit<ViewFacts, 'data'> & { data: Omit<ViewFacts['data'], 'plan'>; plan: number };

/** Messages from the portal to a renderer. One view at a time. */
export type ToRenderer =
  | { kind: 'build'; name: string; code: string }
  | { kind: 'plan'; number: number; plan: Plan }
  | { kind: 'render'; view: NumberedView; builds: readonly string[] };

/** Messages from a renderer to the portal. */
export type FromRenderer =
  | { kind: 'ready' }
  /** A build was loaded, or why not. */
  | { kind: 'build'; name: string; fault?: string }
  /** Rendering enters a build's code; identifies the build that hangs. */
  | { kind: 'entered'; build: string }
  /** `spent`: ms of processor time; wall time would blame a build for a busy machine. */
  | { kind: 'rendered'; view: View; spent: number }
  | { kind: 'failed'; message: string }
  /** Everything that the view started has ended; the memory in use, in bytes. */
  | { kind: 'rested'; memory: number }
  /** Something that an earlier view started failed after nobody waited for it. */
  | { kind: 'leftover'; message: string };
