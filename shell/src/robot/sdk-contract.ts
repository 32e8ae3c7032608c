import type { Device, LinkTarget } from '@portico/area';
import type { AssistantAnswer, AssistantConfig } from '@portico/contracts';

/**
 * What page and robot say to each other (docs/integrate.md, "The robot"). The script at the school's `sdkUrl` sets
 * `window.PorticoRobot`; the page starts it after its own work, ends it when the visitor signs out or the frame changes,
 * and does without it when it fails.
 */
export interface RobotSdk {
  /** Shows the robot, in an element of its own with the id `portico-robot`. */
  init: (options: RobotOptions) => void | Promise<void>;
  /** Takes everything away again. It may be followed by another init. */
  destroy: () => void;
}

export interface RobotOptions {
  /** The frame that the robot stands in. */
  device: Device;
  /** What the school registered with the robot's maker, and a pass of an hour. The pass opens nothing of the portal's own. */
  code: string;
  accessToken: string;
  link: string;
  name: string;
  /** Who helps where the robot does not, a line of text. */
  contact: string;
  /** The portal's own assistant, for a robot that asks nobody else. The visitor's token stays with the page. */
  assistant: PortalAssistant;
}

export interface PortalAssistant {
  config: () => Promise<AssistantConfig>;
  /** Fails with an Error whose message is for the visitor. */
  ask: (question: string, hearing: { signal: AbortSignal; onWords: (words: string) => void }) => Promise<AssistantAnswer>;
  /** What the portal's one rule makes of a link; undefined where it is refused. */
  address: (target: LinkTarget) => { href: string; outside: boolean } | undefined;
  /** Goes to an address of the portal without loading the page again. */
  open: (href: string) => void;
}

declare global {
  interface Window {
    PorticoRobot?: RobotSdk;
  }
}
