import { measureApi } from '@portico/backend/bench';
import { startPostgres } from './test/postgres.ts';

/** `pnpm bench api`: on a PostgreSQL server of its own, gone afterwards. Ends with code 1 where a number is missed, and where there is no server to measure. */
const postgres = await startPostgres((line) => console.log(line), { durable: true });
try {
  process.exitCode = (await measureApi({ databaseUrl: postgres?.url })) && postgres ? 0 : 1;
} finally {
  await postgres?.stop();
}
