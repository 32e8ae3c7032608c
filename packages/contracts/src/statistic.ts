import { z } from 'zod';
import { contract } from './call.ts';
import { dateTime, nothing, wholeNumber } from './shapes.ts';

const homeStatistic = z.object({
  appCount: z.number().int(),
  guideCount: z.number().int(),
  handlingCount: z.number().int(),
  finishedCount: z.number().int(),
  visitCount: z.number().int(),
  todayVisit: z.number().int(),
  updateTime: dateTime,
});

export const statisticContract = contract({
  home: {
    method: 'GET',
    path: '/homepage/homeStatistic/getHomeStatistic',
    summary: 'The portal in numbers.',
    who: 'guest',
    input: nothing,
    output: homeStatistic,
  },
  hotSearches: {
    method: 'GET',
    path: '/homepage/homeStatistic/getSearchStatistic',
    summary: 'What visitors search for most.',
    who: 'guest',
    input: nothing,
    output: z.object({ hot: z.array(z.object({ search: z.string(), count: z.number().int(), rank: z.number().int() })) }),
  },
  addFontVisit: {
    method: 'GET',
    path: '/homepage/homeStatistic/addFontVisit',
    summary: 'Counts a visit: 1 desktop, 2 mobile, 3 mobile inside WeChat. The name is the specification’s.',
    who: 'guest',
    effect: true,
    input: z.object({ terminalType: wholeNumber(1, 3).default(1) }),
    output: z.object({ ok: z.literal(true) }),
  },
});

export type HomeStatistic = z.output<typeof homeStatistic>;
