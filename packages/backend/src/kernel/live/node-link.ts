import pg from 'pg';
import type { Logger } from 'pino';
import { markRunning } from '../database/exclusive.ts';
import type { LiveMessage } from './live.ts';

/** The link to the other nodes of one database: PostgreSQL's NOTIFY. */
export interface NodeLink {
  send(message: LiveMessage): Promise<void>;
  close(): Promise<void>;
}

interface Receiver {
  log: Logger;
  onMessage(message: LiveMessage): Promise<void>;
  /** The link is back after a while in which messages were lost. */
  onGap(): Promise<void>;
}

const channel = 'portico_live';
const pauseBetweenAttempts = 1_000;

/** Connects and stays connected until `close`. */
export async function connectNodes(url: string, receiver: Receiver): Promise<NodeLink> {
  const self = crypto.randomUUID();
  let closed = false;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;

  const connect = async () => {
    const fresh = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true });
    fresh.on('notification', ({ payload }) => {
      const { from, message } = JSON.parse(payload ?? '{}') as { from: string; message: LiveMessage };
      if (from !== self) void receiver.onMessage(message);
    });
    fresh.on('error', (err) => lost(fresh, err));
    fresh.on('end', () => lost(fresh));
    await fresh.connect();
    try {
      await markRunning(fresh);
      await fresh.query(`listen ${channel}`);
    } catch (error) {
      await fresh.end().catch(() => undefined);
      throw error;
    }
    client = fresh;
  };
  const lost = (which: pg.Client, err?: Error) => {
    if (closed || client !== which) return;
    client = undefined;
    receiver.log.warn({ reason: err?.message }, 'the database is away: the link to the other nodes is down');
    again();
  };
  const again = () => {
    retry = setTimeout(
      () =>
        connect().then(
          () => {
            receiver.log.info('the link to the other nodes is back');
            void receiver.onGap();
          },
          () => closed || again(),
        ),
      pauseBetweenAttempts,
    ).unref();
  };
  await connect();

  return {
    async send(message) {
      if (!client) throw new Error('The link to the other nodes is down.');
      await client.query('select pg_notify($1, $2)', [channel, JSON.stringify({ from: self, message })]);
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
