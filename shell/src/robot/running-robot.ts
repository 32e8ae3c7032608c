import type { RobotSdk } from './sdk-contract.ts';

/** The running robot of a tab, if any. */
export interface RunningRobot {
  keep(sdk: RobotSdk): void;
  /** Ends it and removes its elements, even if its own end fails. */
  destroy(): void;
}

export function createRunningRobot(): RunningRobot {
  let running: RobotSdk | undefined;
  return {
    keep(sdk) {
      running = sdk;
    },
    destroy() {
      const sdk = running;
      running = undefined;
      try {
        sdk?.destroy();
      } catch {
        // The page continues without it.
      }
      document.getElementById('portico-robot')?.remove();
    },
  };
}
