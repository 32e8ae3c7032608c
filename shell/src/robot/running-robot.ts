import type { RobotSdk } from './sdk-contract.ts';

let running: RobotSdk | undefined;

export function keepRobot(sdk: RobotSdk): void {
  running = sdk;
}

/** Ends the robot, if one runs. What it leaves behind is taken away, whatever becomes of its own end. */
export function destroyRobot(): void {
  const sdk = running;
  running = undefined;
  try {
    sdk?.destroy();
  } catch {
    // The page goes on without it.
  }
  document.getElementById('portico-robot')?.remove();
}
