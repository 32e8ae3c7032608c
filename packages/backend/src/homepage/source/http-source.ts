import type { IncomingMessage } from 'node:http';
import type { TaskAct } from '@portico/contracts';
import { sendChecked } from '../../kernel/outgoing/checked-request.ts';
import { type HttpQuestion, type HttpSettings, readAnswer } from './mapping.ts';
import type { GivenSource, Source, Whose } from './source.ts';

/** Maximum bytes of an answer. */
const maxAnswerBytes = 4 * 1024 * 1024;

/** A source over HTTP GET. It follows no redirects: they could lead into the school's internal network. */
export function httpSource(given: GivenSource, settings: HttpSettings): Source {
  return {
    code: given.code,
    name: given.name,
    offers: given.offers,
    acts: Object.keys(settings.acts ?? {}) as TaskAct[],
    async ask(subject, whose, signal) {
      const question = settings.questions[subject];
      if (!question) throw new Error(`${given.code} has no question for ${subject}`);
      return readAnswer(subject, question, await askHttp(settings, question, { whose, signal }));
    },
    async act(action, { id, whose }, signal) {
      const wanted = settings.acts?.[action];
      if (!wanted) throw new Error(`${given.code} has no address for ${action}`);
      const address = new URL(filled(wanted.address, whose).replaceAll('{id}', encodeURIComponent(id)), settings.base);
      const response = await sendChecked(address, {
        method: 'POST',
        headers: { accept: 'application/json', 'content-type': 'application/json', ...settings.headers },
        body: JSON.stringify({ id, account: whose.account }),
        signal,
      });
      response.destroy();
      if (!isSuccess(response)) throw new Error(`it answers ${response.statusCode} to ${action}`);
      return undefined;
    },
  };
}

/** The answer to one question, as the system sends it. */
export async function askHttp(
  { base, headers }: Pick<HttpSettings, 'base' | 'headers'>,
  question: Pick<HttpQuestion, 'address'>,
  { whose, signal }: { whose: Whose; signal: AbortSignal },
): Promise<unknown> {
  const address = new URL(filled(question.address, whose), base);
  const response = await sendChecked(address, { headers: { accept: 'application/json', ...headers }, signal });
  if (!isSuccess(response)) {
    response.destroy();
    throw new Error(`it answers ${response.statusCode}`);
  }
  return JSON.parse(await readText(response));
}

const isSuccess = ({ statusCode = 0 }: IncomingMessage) => statusCode >= 200 && statusCode < 300;

const filled = (address: string, whose: Whose): string =>
  address.replace(/\{(account|personId|fid)\}/g, (_all, name: keyof Whose) => encodeURIComponent(whose[name]));

async function readText(response: IncomingMessage): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response as AsyncIterable<Uint8Array>) {
    length += part.length;
    // Leaving the loop cancels the rest.
    if (length > maxAnswerBytes) throw new Error('the answer is too long');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
