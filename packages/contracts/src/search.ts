import { z } from 'zod';
import { contract } from './call.ts';
import { handleType } from './service-item.ts';
import { dateTime, id, linkTarget, nothing, paging, terminal, wholeNumber } from './shapes.ts';

const kind = z.enum(['service', 'business', 'news', 'notice', 'guide']);
const searchHit = z.object({
  id,
  type: kind,
  /** Plain text, as the summary. */
  title: z.string(),
  summary: z.string(),
  /** The matches, in UTF-16 units of the named text; sorted, not overlapping. */
  ranges: z.array(z.object({ field: z.enum(['title', 'summary']), start: z.number().int(), end: z.number().int() })),
  target: linkTarget,
  time: dateTime.optional(),
  deptName: z.string().optional(),
  icon: z.string().optional(),
  /** How a service is handled and its address, unless it is closed or handled at a counter. */
  handleType: handleType.optional(),
  handle: linkTarget.optional(),
  /** The devices that it works on, unless it works on all. */
  terminal: terminal.optional(),
});
const searchRecord = z.object({ id, search: z.string(), time: dateTime });

export const searchContract = contract({
  search: {
    method: 'GET',
    path: '/homepage/homeApp/search',
    summary: 'Services, systems, news, notices and guides with these words, as far as this visitor may see them; kept as history.',
    who: 'guest',
    input: z.object({
      ...paging,
      pageSize: wholeNumber(1, 50).default(5),
      search: z.string().trim().min(1).max(100),
      type: z.enum(['all', ...kind.options]).default('all'),
    }),
    output: z.object({
      keyword: z.string(),
      /** Matches of all kinds; news and notices are counted up to a thousand, a frequent word among the newest thousand. */
      total: z.number().int(),
      groups: z.array(z.object({ type: kind, name: z.string(), total: z.number().int(), records: z.array(searchHit) })),
      /** Other words that find something. */
      suggest: z.array(z.string()),
    }),
  },
  suggest: {
    method: 'GET',
    path: '/homepage/homeApp/suggest',
    summary: 'How a search that is being typed may go on: names by their characters, pinyin or first letters.',
    who: 'guest',
    input: z.object({ search: z.string().trim().min(1).max(100) }),
    output: z.array(z.string()),
  },
  records: {
    method: 'GET',
    path: '/homepage/homeApp/getSearchRecord',
    summary: 'This person’s last ten searches; a guest has none.',
    who: 'guest',
    input: nothing,
    output: z.array(searchRecord),
  },
  clearRecords: {
    method: 'GET',
    path: '/homepage/homeApp/clearSearchRecord',
    summary: 'Forgets one search of this person, or all.',
    who: 'member',
    effect: true,
    input: z.object({ id: id.optional() }),
    output: z.object({ cleared: z.number().int() }),
  },
});

export type SearchKind = z.output<typeof kind>;
export type SearchHit = z.output<typeof searchHit>;
export type SearchRecord = z.output<typeof searchRecord>;
