import { z } from 'zod';
import { contract } from './call.ts';
import { flag, id, linkTarget, nothing } from './shapes.ts';

const assistantConfig = z.object({
  open: flag,
  name: z.string(),
  welcome: z.string(),
  samples: z.array(z.string()),
  /** The longest question. */
  maxLen: z.number().int(),
  sdkUrl: z.string().optional(),
});
const assistantAnswer = z.object({
  /** Paragraphs, **bold** and lists; never HTML, never a link. */
  answer: z.string(),
  /** The sources of the answer. */
  sources: z.array(z.object({ type: z.string(), title: z.string(), target: linkTarget })),
  sessionId: id,
  finished: z.boolean(),
  /** True where a model phrased it. */
  generated: z.boolean(),
});

export const assistantContract = contract({
  config: {
    method: 'GET',
    path: '/homepage/aiCenter/queryAiConfig',
    summary: 'How the assistant presents itself to this visitor.',
    who: 'guest',
    input: nothing,
    output: assistantConfig,
  },
  ask: {
    method: 'GET',
    path: '/homepage/aiCenter/aiSearch',
    summary:
      'Answers a question from services, guides, notices and news that this visitor may see. With Accept: text/event-stream the words come one by one (events delta), the whole answer last (event answer).',
    who: 'guest',
    input: z.object({ search: z.string().trim().min(1).max(500) }),
    output: assistantAnswer,
  },
});

export type AssistantConfig = z.output<typeof assistantConfig>;
export type AssistantAnswer = z.output<typeof assistantAnswer>;
