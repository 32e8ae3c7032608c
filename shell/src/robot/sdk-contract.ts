import type { Device, LinkTarget } from '@portico/area';
import type { AssistantAnswer, AssistantConfig } from '@portico/contracts';

/**
 * The contract between page and robot (docs/integrate.md, "The robot"). The script at the school's `sdkUrl` sets
 * `window.PorticoRobot`; the page starts it after its own work, ends it when the visitor signs out or the frame
 * changes, and works without it if it fails.
 */
export interface RobotSdk {
  /** Shows the robot in its own element with the id `portico-robot`. */
  init: (options: RobotOptions) => void | Promise<void>;
  /** Removes everything. Another init may follow. */
  destroy: () => void;
}

export interface RobotOptions {
  /** The robot's frame. */
  device: Device;
  /**
   * The school's registration with the robot's maker, and a pass for an hour. The pass gives no access to the portal.
   */
  code: string;
  accessToken: string;
  link: string;
  name: string;
  /** Other contacts for help, a line of text. */
  contact: string;
  /** The portal's own assistant, for a robot without its own. The visitor's token stays in the page. */
  assistant: PortalAssistant;
}

export interface PortalAssistant {
  config: () => Promise<AssistantConfig>;
  /** Fails with an Error whose message is for the visitor. */
  ask: (question: string, hearing: { signal: AbortSignal; onWords: (words: string) => void }) => Promise<AssistantAnswer>;
  /** Resolves a link by the portal's rule; undefined if it is refused. */
  address: (target: LinkTarget) => { href: string; outside: boolean } | undefined;
  /** Navigates within the portal without reloading the page. */
  open: (href: string) => void;
}

declare global {
  interface Window {
    PorticoRobot?: RobotSdk;
  }
}
