import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LiveData, LiveName } from '@portico/contracts';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { connectNodes, type NodeLink } from './node-link.ts';

/** An event for open tabs. */
export interface LiveMessage<Name extends LiveName = LiveName> {
  event: Name;
  data: LiveData[Name];
  /** Only for this school. */
  fid?: string;
  /** Only for this person's tabs. */
  personId?: string;
  /** The id of the event. */
  id?: number;
}

export type Greeting = (visitor: { fid: string }) => LiveMessage[] | Promise<LiveMessage[]>;

/** The open event streams of this node, and the link to the other nodes. */
export interface Live {
  /** Notifies every open tab, here and on the other nodes. Resolves when it is sent; never rejects. */
  publish<Name extends LiveName>(event: Name, data: LiveData[Name], to?: { fid?: string; personId?: string }): Promise<void>;
  /** Called before tabs of this node receive another node's event; `gap` after the link was down for a while. */
  onForeign(listener: (event: LiveName | 'gap') => Promise<void>): void;
  /** The first events of every new stream of a school, so that a tab learns what it missed. */
  greet(greeting: Greeting): void;
  /** Answers `GET /live` on the raw response (12 kB a stream instead of 34). */
  attach(request: IncomingMessage, response: ServerResponse, visitor: { fid: string; personId?: string | undefined }): void;
  /** Whether a tab of this person has a stream at this node. */
  isListening(personId: string): boolean;
  /** Open streams. */
  open(): number;
  /** Ends all streams, and new ones at once: their browsers connect again, to another node if there is one. */
  endStreams(): void;
  /** Ends all streams and the link to the other nodes; a repeated call does nothing. */
  close(): Promise<void>;
}

const heartbeat = 25_000;
/** Maximum bytes that a tab may lag behind before it is disconnected; it reconnects and is greeted. */
const maxBacklogBytes = 64 * 1024;
/** Longer than any page takes to open its stream. */
const rememberedNotices = { max: 10_000, ttl: 600_000 };

export async function openLive({ databaseUrl, log }: { databaseUrl?: string; log: Logger }): Promise<Live> {
  const streams = new Map<ServerResponse, { fid: string; personId?: string | undefined }>();
  const greetings: Greeting[] = [];
  const listeners: ((event: LiveName | 'gap') => Promise<void>)[] = [];

  const write = (response: ServerResponse, text: string) => {
    if (response.writableLength > maxBacklogBytes) response.destroy();
    else response.write(text);
  };
  // A notice may come between a page's answer and its stream: a new stream repeats the last one, and its tab compares.
  const notices = new LRUCache<string, LiveMessage>(rememberedNotices);
  const noticeKey = (fid = '', personId = '') => `${fid}/${personId}`;
  const deliver = (sent: LiveMessage) => {
    const message = sent.event === 'notice' ? { ...sent, id: Date.now() } : sent;
    if (message.event === 'notice') notices.set(noticeKey(message.fid, message.personId), message);
    const text = eventText(message);
    const isFor = ({ fid, personId }: { fid: string; personId?: string | undefined }) =>
      (message.fid === undefined || message.fid === fid) && (message.personId === undefined || message.personId === personId);
    for (const [response, visitor] of streams) if (isFor(visitor)) write(response, text);
  };
  const greetStream = async (response: ServerResponse, visitor: { fid: string; personId?: string | undefined }) => {
    const missed = [noticeKey(visitor.fid), ...(visitor.personId ? [noticeKey(visitor.fid, visitor.personId)] : [])];
    for (const key of missed) {
      const message = notices.get(key);
      if (message) write(response, eventText(message));
    }
    for (const greeting of greetings) for (const message of await greeting(visitor)) write(response, eventText(message));
  };
  const beat = setInterval(() => {
    for (const response of streams.keys()) write(response, ':\n\n');
  }, heartbeat).unref();

  let closed = false;
  let ended = false;
  const endStreams = () => {
    ended = true;
    for (const response of streams.keys()) response.end();
  };
  const tellListeners = async (event: LiveName | 'gap') => {
    for (const listener of listeners) await listener(event).catch((err: unknown) => log.error({ err, event }, 'live listener failed'));
  };
  const link: NodeLink | undefined = databaseUrl
    ? await connectNodes(databaseUrl, {
        log,
        onMessage: async (message) => {
          await tellListeners(message.event);
          deliver(message);
        },
        onGap: async () => {
          await tellListeners('gap');
          for (const [response, visitor] of streams) await greetStream(response, visitor);
        },
      })
    : undefined;

  return {
    async publish(event, data, to = {}) {
      const message = { event, data, ...to };
      deliver(message);
      await link?.send(message).catch((err: unknown) => log.warn({ err, event }, 'other nodes could not be notified'));
    },
    onForeign: (listener) => void listeners.push(listener),
    greet: (greeting) => void greetings.push(greeting),
    attach(request, response, visitor) {
      response.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
        'x-content-type-options': 'nosniff',
      });
      request.socket.setNoDelay(true);
      streams.set(response, visitor);
      response.on('close', () => streams.delete(response));
      response.write('retry: 3000\n\n');
      if (ended) {
        response.end();
        return;
      }
      greetStream(response, visitor).catch((err: unknown) => log.error({ err }, 'a stream could not be greeted'));
    },
    isListening: (personId) => [...streams.values()].some((visitor) => visitor.personId === personId),
    open: () => streams.size,
    endStreams,
    async close() {
      if (closed) return;
      closed = true;
      clearInterval(beat);
      endStreams();
      await link?.close();
    },
  };
}

const eventText = ({ event, data, id }: LiveMessage) =>
  `event: ${event}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`;
