import type { Logger } from 'pino';
import { isDatabaseUnreachable } from './unreachable.ts';

/**
 * What a job that runs again by itself does with a failure. While the database is away it fails every second, and the
 * log has said so once: the link between the nodes is down.
 */
export const jobFailed =
  (log: Logger, message: string) =>
  (err: unknown): void => {
    if (isDatabaseUnreachable(err)) log.debug({ job: message }, 'the database is away');
    else log.error({ err }, message);
  };
