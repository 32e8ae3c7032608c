import type { RobotSdk } from './sdk-contract.ts';

/** The robot of a tab, if one runs. */
export interface RunningRobot {
  keep(sdk: RobotSdk): void;
  /** Ends it. What it leaves behind is taken away, whatever becomes of its own end. */
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
        // The page goes on without it.
      }
      document.getElementById('portico-robot')?.remove();
    },
  };
}
