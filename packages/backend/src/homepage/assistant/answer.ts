import type { AssistantAnswer } from '@portico/contracts';
import type { Visitor } from '../../kernel/api/visitor.ts';
import { configItems } from '../../kernel/config/config-items.ts';
import { partnersOf } from '../../pedestal/index.ts';
import type { HomepageContext } from '../context.ts';
import { composeAnswer } from './compose.ts';
import { type Model, phrase } from './model.ts';
import { retrieve } from './retrieve.ts';

/** Maximum characters of a question. */
export const maxQuestionLength = 100;
interface Asking {
  /** Receives the words of a model as they arrive. */
  onWords?: (words: string) => void;
  signal?: AbortSignal;
}

export async function assistantSettings(services: Pick<HomepageContext, 'database' | 'schools'>, { school }: Pick<Visitor, 'school'>) {
  const [item] = await configItems(services, school, 'assistant');
  return item?.body;
}

/** Answers from what this visitor may see. If a model fails, the portal's own answer replaces it. */
export async function answerQuestion(
  services: HomepageContext,
  visitor: Visitor,
  question: string,
  asking: Asking = {},
): Promise<AssistantAnswer> {
  const passages = await retrieve(services, visitor, question);
  const { model } = partnersOf(visitor.school, services.environment);
  const own = composeAnswer(question, passages, visitor.school.contact.at(-1) ?? '');
  const generated = model && passages.length > 0 ? await generate(services, model, { question, passages, asking }) : '';
  return {
    answer: generated || own,
    sources: passages.map(({ type, title, target }) => ({ type, title, target })),
    sessionId: crypto.randomUUID(),
    finished: true,
    generated: generated !== '',
  };
}

async function generate(
  { log }: Pick<HomepageContext, 'log'>,
  model: Model,
  { question, passages, asking }: { question: string; passages: Awaited<ReturnType<typeof retrieve>>; asking: Asking },
): Promise<string> {
  let answer = '';
  try {
    for await (const words of phrase(model, question, passages, asking.signal)) {
      answer += words;
      asking.onWords?.(words);
    }
  } catch (error) {
    log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'the assistant’s model failed');
    return '';
  }
  return answer.trim();
}
