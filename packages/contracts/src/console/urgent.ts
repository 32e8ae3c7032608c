import { z } from 'zod';
import { contract } from '../call.ts';
import { dateTime, id, wholeNumber } from '../shapes.ts';
import { urgentNotice } from '../unit.ts';
import { checkOnly, effects, madeAct, ofSchool } from './act.ts';

const running = urgentNotice.extend({ sentTime: dateTime, by: z.string() });

/**
 * An urgent notice of a school: one sentence on all pages of every visitor, guests included, until they close it or it
 * ends. Visitors get it as `urgent` of `unitContract.getConfig`; sending and recalling publish the live event `modules`,
 * after which open tabs ask for that again. It also is a notice of the info center, of type `urgent`.
 */
export const urgentContract = contract({
  now: {
    method: 'GET',
    path: '/pedestal/console/urgent/now',
    summary: 'The urgent notice that runs in a school.',
    who: 'member',
    input: z.object(ofSchool),
    output: z.object({ notice: running.nullable() }),
  },
  send: {
    method: 'POST',
    path: '/pedestal/console/urgent/send',
    summary: 'Shows one sentence on all pages of a school; it ends by itself after at most 24 hours.',
    who: 'member',
    input: z.object({
      ...ofSchool,
      text: z
        .string()
        .trim()
        .min(1, '请填写内容')
        .max(60, '最多 60 字')
        .regex(/^[^\p{Cc}]*$/u, '只能写一行'),
      /** Ends after so many minutes. */
      minutes: wholeNumber(5, 1_440).default(240),
      /** The running one that the person saw, which this one replaces; 409 if another one runs. */
      replaces: id.optional(),
      checkOnly,
    }),
    output: z.object({ notice: running, effects, act: madeAct }),
  },
  recall: {
    method: 'POST',
    path: '/pedestal/console/urgent/recall',
    summary: 'Takes the running urgent notice off all pages.',
    who: 'member',
    input: z.object({ ...ofSchool, id, checkOnly }),
    output: z.object({ effects, act: madeAct }),
  },
});

export type RunningUrgentNotice = z.output<typeof running>;
