import type { OpenDatabase } from '../../kernel/database/database.ts';
import type { Environment } from '../../kernel/environment/environment.ts';
import { databaseStore } from './database-store.ts';
import { openRemoteStore, type RemoteStore } from './remote-store.ts';

/**
 * Where the nodes of a database share their builds: the object store, else the database. Undefined for the embedded
 * engine without an object store: there is one node, and its folder is the store.
 */
export async function openSharedStore({
  environment,
  database,
  engine,
}: Pick<OpenDatabase, 'database' | 'engine'> & { environment: Pick<Environment, 'store'> }): Promise<RemoteStore | undefined> {
  if (environment.store) return openRemoteStore(environment.store);
  return engine === 'server' ? databaseStore(database) : undefined;
}
