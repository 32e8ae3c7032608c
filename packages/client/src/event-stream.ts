import { codes, type Envelope } from '@portico/contracts';

/** Maximum characters of one answer. */
const longest = 1_000_000;

/**
 * Reads a streamed answer: `delta` is a part, `answer` the whole, `refused` an envelope's code and message. A server
 * may also answer with the envelope as JSON.
 */
export async function readEventStream(body: ReadableStream<Uint8Array>, onPart: (part: unknown) => void): Promise<Envelope<unknown>> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let rest = '';
  let length = 0;
  try {
    for (;;) {
      const { done, value = '' } = await reader.read();
      rest += value;
      length += value.length;
      if (length > longest) throw new Error('The answer is too long.');
      const events = rest.split(/\r?\n\r?\n/);
      rest = events.pop() ?? '';
      for (const event of events) {
        const { name, data } = readEvent(event);
        if (name === 'delta') onPart(data);
        if (name === 'answer') return { success: true, code: codes.ok, msg: '', data };
        if (name === 'refused') return { success: false, ...(data as { code: number; msg: string }), data: null };
      }
      if (done) return JSON.parse(rest) as Envelope<unknown>;
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

function readEvent(event: string): { name: string; data: unknown } {
  const field = (name: string) =>
    event
      .split(/\r?\n/)
      .filter((line) => line.startsWith(`${name}:`))
      .map((line) => line.slice(name.length + 1).replace(/^ /, ''))
      .join('\n');
  const data = field('data');
  return { name: field('event'), data: data === '' ? undefined : JSON.parse(data) };
}
