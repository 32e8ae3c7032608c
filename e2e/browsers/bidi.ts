/** A connection that speaks WebDriver BiDi. */
export interface Bidi {
  send<Result = unknown>(method: string, params?: object): Promise<Result>;
  on(event: string, heard: (params: Record<string, unknown>) => void): void;
  close(): void;
}

interface Message {
  id?: number;
  method?: string;
  params?: Record<string, unknown>;
  result?: unknown;
  error?: string;
  message?: string;
}

/** Longest time in ms that a command may take. */
const commandTimeoutMs = 60_000;

export async function connectBidi(address: string): Promise<Bidi> {
  const socket = new WebSocket(address);
  await new Promise<void>((resolve, reject) => {
    socket.onopen = () => resolve();
    socket.onerror = () => reject(new Error(`${address} cannot be reached.`));
  });
  const waiting = new Map<number, (answer: Message) => void>();
  const listeners = new Map<string, ((params: Record<string, unknown>) => void)[]>();
  let lastId = 0;
  socket.onmessage = ({ data }: MessageEvent<string>) => {
    const message = JSON.parse(data) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    else for (const heard of listeners.get(message.method ?? '') ?? []) heard(message.params ?? {});
  };
  return {
    send: (method, params = {}) =>
      new Promise((resolve, reject) => {
        lastId += 1;
        const id = lastId;
        const timer = setTimeout(() => reject(new Error(`${method} did not answer.`)), commandTimeoutMs);
        waiting.set(id, ({ result, error, message }) => {
          clearTimeout(timer);
          waiting.delete(id);
          if (error) reject(new Error(`${method}: ${error}: ${message}`));
          else resolve(result as never);
        });
        socket.send(JSON.stringify({ id, method, params }));
      }),
    on(event, heard) {
      listeners.set(event, [...(listeners.get(event) ?? []), heard]);
    },
    close: () => socket.close(),
  };
}
