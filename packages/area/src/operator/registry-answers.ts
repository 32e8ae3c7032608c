/** The registry's answers. `Moment` is a Date on the server and ISO text after transport. */
export interface Listing<Moment = string> {
  revision: number;
  releases: PublishedRelease<Moment>[];
  activations: Activation<Moment>[];
  /** Rollouts that the portal ended automatically and that no later activation replaced. */
  halted: { area: string; buildId: string | null; share: number; note: string; time: Moment }[];
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
  time: Moment;
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

/** A node that serves this registry. */
export interface NodeState<Moment = string> {
  node: string;
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
