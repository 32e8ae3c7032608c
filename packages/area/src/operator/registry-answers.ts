/** The registry's answers. `Moment` is a Date on the server and ISO text after transport. */
export interface Listing<Moment = string> {
  revision: number;
  releases: PublishedRelease<Moment>[];
  activations: Activation<Moment>[];
  /** Builds that the portal rolled back automatically, and that no later activation replaced; `share` of a rollout. */
  halted: { area: string; buildId: string | null; share: number | null; note: string; time: Moment }[];
}

export interface PublishedRelease<Moment = string> {
  area: string;
  buildId: string;
  keyId: string;
  publishTime: Moment;
  publishedBy: string;
}

export interface Activation<Moment = string> {
  area: string;
  buildId: string;
  school: string | null;
  /** Percent. */
  share: number | null;
  preview: string | null;
  /** The build that a rollout is compared with. */
  replaced: string | null;
  revision: number;
  rollback: boolean;
  /** With --force: the portal does not roll it back. */
  forced: boolean;
  time: Moment;
}

/** A build that is active for everyone and fails measurably more often than the build before. */
export interface FailingBuild {
  area: string;
  buildId: string;
  note: string;
}

/** What tabs reported about one build. */
export interface BuildHealth {
  area: string;
  buildId: string;
  /** Open tabs that run it now. */
  tabs: number;
  /** Tabs that ran or tried it in the last days, and how many of them failed. */
  seen: number;
  failed: number;
}

/** What a node reports of itself. */
export interface NodeFacts {
  /** Of its data directory; `lowSince`, ISO text: since then there is too little. */
  disk?: { freeMb: number; lowSince?: string };
  /** Host and port. */
  name: string;
  /** The active builds whose files it lacks, `news@3f2a9c1b4d5e`. */
  missing: readonly string[];
  /** The faults that it found in its files. */
  damaged: readonly string[];
  /** Fingerprints of what all nodes must share, by name. */
  keys: Readonly<Record<string, string>>;
}

/** A node that serves this registry. */
export interface NodeState<Moment = string> {
  node: string;
  facts: NodeFacts;
  /** Hash of the shell that it serves. */
  shell: string;
  revision: number;
  /** Seconds by which its clock is ahead of the database's. */
  ahead: number;
  seen: Moment;
}

export interface Health<Moment = string> {
  revision: number;
  builds: BuildHealth[];
  failing: FailingBuild[];
  nodes: NodeState<Moment>[];
}

/** One line of the history. */
export interface Step<Moment = string> {
  time: Moment;
  who: string;
  action: 'publish' | 'activate' | 'rollback' | 'halt' | 'collect';
  area: string;
  buildId: string | null;
  school: string | null;
  share: number | null;
  preview: string | null;
  note: string | null;
  fromRevision: number;
  toRevision: number;
}

/** A build that was removed. */
export interface Collected {
  area: string;
  buildId: string;
}
