/** What the backend says to the process that started it and listens, such as `npm start`. */
export interface StepMessage {
  /** Such as `Opening the database`. */
  step: string;
}

/** Says what is being done to the parent process, if it listens. */
export function tellStep(step: string): void {
  if (process.connected) process.send?.({ step } satisfies StepMessage);
}

/** Resolves when a parent that listened has ended; never without one. Call it at the start. */
export const parentEnd = (): Promise<'parent ended'> =>
  new Promise((resolve) => {
    if (process.channel) process.once('disconnect', () => resolve('parent ended'));
  });
