import { z } from 'zod';
import { contract } from './call.ts';
import { id } from './shapes.ts';

export const evaluateContract = contract({
  add: {
    method: 'POST',
    path: '/homepage/evaluate/add',
    summary: 'What this person thinks of a service, one to five; a later opinion replaces the earlier one.',
    who: 'member',
    input: z.object({
      appId: id,
      level: z.number().int().min(1).max(5),
      tags: z.array(z.string().trim().min(1).max(20)).max(8).default([]),
      comment: z.string().trim().max(500).default(''),
    }),
    output: z.object({ score: z.number(), count: z.number().int() }),
  },
});
