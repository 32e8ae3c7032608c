import { z } from 'zod';
import { contract } from './call.ts';
import { dateTime, failedSource, id, linkTarget, pageOf, pageRequest } from './shapes.ts';

const oaDocument = z.object({
  id,
  title: z.string(),
  /** The document's number: 清校发〔2026〕12 号. */
  docNo: z.string().optional(),
  sender: z.string(),
  sendTime: dateTime,
  /** 0 normal, 1 urgent, 2 at once. */
  urgency: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  read: z.boolean(),
  target: linkTarget,
});

export const oaContract = contract({
  list: {
    method: 'GET',
    path: '/homepage/oa/getOaInfo',
    summary: 'Official documents to this person: to handle, to read, done.',
    who: 'member',
    input: pageRequest.extend({ type: z.enum(['todo', 'read', 'done']).default('todo') }),
    output: pageOf(oaDocument).extend({ failedSources: z.array(failedSource) }),
  },
});

export type OaDocument = z.output<typeof oaDocument>;
