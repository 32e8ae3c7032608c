import { type Logger, pino } from 'pino';
import type { Environment } from '../environment/environment.ts';

const secrets = ['token', 'password', 'ticket', 'code', 'openid', 'captcha', 'sid', 'authorization', 'cookie', 'secret'];

/**
 * One JSON line an event. Secrets are redacted by name up to two levels deep, and a database error loses its
 * parameters, which are visitors' data.
 */
export function createLog(level: Environment['logLevel'], destination?: { write(line: string): void }): Logger {
  const options = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
    serializers: { err: describeError },
  };
  return destination ? pino(options, destination) : pino(options);
}

function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const cause = error.cause instanceof Error ? error.cause : undefined;
  const inner = error.message.startsWith('Failed query:') && cause ? cause : error;
  return { type: inner.name, message: inner.message, stack: inner.stack };
}
