import type { Logger } from 'pino';
import type { Sources } from './homepage/source/sources.ts';
import type { Dispatcher } from './kernel/api/answer.ts';
import type { TakeTurn } from './kernel/api/limits.ts';
import type { Metrics } from './kernel/api/metrics.ts';
import type { Visitor } from './kernel/api/visitor.ts';
import type { Database, OpenDatabase } from './kernel/database/database.ts';
import type { Environment } from './kernel/environment/environment.ts';
import type { Sealer } from './kernel/secret/sealer.ts';
import type { Providers } from './pedestal/oidc/provider.ts';
import type { Schools } from './pedestal/school/schools.ts';
import type { Sessions } from './pedestal/sign-in/sessions.ts';
import type { Tokens } from './pedestal/sign-in/tokens.ts';

/** What handlers use. */
export interface Workshop {
  environment: Environment;
  database: Database;
  log: Logger;
  now(): Date;
  schools: Schools;
  tokens: Tokens;
  sessions: Sessions;
  /** The school's own systems. */
  sources: Sources;
  /** Opens and seals partners' secrets. */
  sealer: Sealer;
  /** Descriptions and keys of OpenID providers. */
  providers: Providers;
}

/** An open portal, without its HTTP server: what the page, the registry and the API are mounted with. */
export interface Services extends Workshop {
  engine: OpenDatabase['engine'];
  dispatcher: Dispatcher;
  /** Answers a call in this process, with the visitor's own rights and without HTTP. */
  answer: Dispatcher['answer'];
  /** Who a host and a token stand for. It never throws for a bad token: see `Visitor.token`. */
  visitorOf(request: { host: string; token: string | undefined }): Promise<Visitor>;
  takeTurn: TakeTurn;
  metrics: Metrics;
  /** Closes the database. */
  close(): Promise<void>;
}
