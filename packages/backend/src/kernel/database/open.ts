import type { Environment } from '../environment/environment.ts';
import type { OpenDatabase } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { openServer } from './server.ts';

/** Opens the database of the environment and migrates its schema. Faults are Problems. */
export function openDatabase(environment: Pick<Environment, 'databaseUrl' | 'dataDirectory'>): Promise<OpenDatabase> {
  return environment.databaseUrl ? openServer(environment.databaseUrl) : openEmbedded(environment.dataDirectory);
}
