import { expect, test } from 'vitest';
import { readEventStream } from './event-stream.ts';

/** A body that arrives in these pieces, wherever they are cut. */
function bodyOf(...pieces: (string | Uint8Array)[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(typeof piece === 'string' ? encoder.encode(piece) : piece);
      controller.close();
    },
  });
}

test('words are reported as they arrive, however the network splits them, and the whole ends the stream', async () => {
  const bytes = new TextEncoder().encode('event: delta\ndata: {"words":"带学生证"}\n\nevent: answer\ndata: {"answer":"带学生证。"}\n\n');
  const heard: unknown[] = [];
  const envelope = await readEventStream(bodyOf(bytes.slice(0, 31), bytes.slice(31, 33), bytes.slice(33)), (part) => heard.push(part));
  expect(heard).toEqual([{ words: '带学生证' }]);
  expect(envelope).toEqual({ success: true, code: 200, msg: '', data: { answer: '带学生证。' } });
});

test('a refusal is an envelope, whether it comes as an event or as JSON', async () => {
  const refused = { success: false, code: 1002, msg: '未开放', data: null };
  expect(await readEventStream(bodyOf('event: refused\r\ndata: {"code":1002,"msg":"未开放"}\r\n\r\n'), () => undefined)).toEqual(refused);
  expect(await readEventStream(bodyOf(JSON.stringify(refused)), () => undefined)).toEqual(refused);
});

test('a stream that ends before the answer, or never ends, fails', async () => {
  await expect(readEventStream(bodyOf('event: delta\ndata: {}\n\n'), () => undefined)).rejects.toThrow();
  await expect(readEventStream(bodyOf('x'.repeat(1_000_001)), () => undefined)).rejects.toThrow('too long');
});
