import type { Logger } from 'pino';
import type { Dispatcher } from './api/answer.ts';
import type { ConsumeRateLimit } from './api/limits.ts';
import type { Metrics } from './api/metrics.ts';
import type { Visitor } from './api/visitor.ts';
import type { Database, OpenDatabase } from './database/database.ts';
import type { Environment } from './environment/environment.ts';
import type { Schools } from './identity/schools.ts';
import type { Sealer } from './secret/sealer.ts';

/** The services of every floor. */
export interface ServiceContext {
  environment: Environment;
  database: Database;
  log: Logger;
  now(): Date;
  schools: Schools;
  /** Opens and seals partners' secrets. */
  sealer: Sealer;
}

/** An open portal without its HTTP server: page, registry and API are mounted with it. */
export interface PortalServices extends ServiceContext {
  engine: OpenDatabase['engine'];
  dispatcher: Dispatcher;
  /** Answers a call in this process, with the visitor's own rights and without HTTP. */
  answer: Dispatcher['answer'];
  /** The claims of a token with a valid signature, whatever the state of its session. */
  tokens: { check(token: string): Promise<{ sub: string; jti: string } | undefined> };
  /**
   * The visitor of a host and a token. It never throws for a bad token: see `Visitor.token`. A sign-in that waits for
   * confirmation counts as refused, except for a caller that asks for it.
   */
  visitorOf(request: { host: string; token: string | undefined; unconfirmed?: true }): Promise<Visitor>;
  consumeRateLimit: ConsumeRateLimit;
  metrics: Metrics;
  /** Closes the database. */
  close(): Promise<void>;
}
