import { measureApi } from '@portico/backend/bench';
import { startPostgres } from './test/postgres.ts';

/**
 * `pnpm bench api`: on a temporary PostgreSQL server. Exits with code 1 if a limit is missed, or if there is no server.
 */
const postgres = await startPostgres((line) => console.log(line), { durable: true });
try {
  process.exitCode = (await measureApi({ databaseUrl: postgres?.url })) && postgres ? 0 : 1;
} finally {
  await postgres?.stop();
}
