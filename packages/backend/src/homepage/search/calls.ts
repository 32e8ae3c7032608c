import { type SearchKind, searchContract } from '@portico/contracts';
import { createRepeatGuard } from '../../kernel/api/repeat-guard.ts';
import { type ServedCall, serve } from '../../kernel/api/serve.ts';
import type { Visitor } from '../../kernel/api/visitor.ts';
import type { HomepageContext } from '../context.ts';
import type { ServiceRow } from '../service/catalogue.ts';
import { isModuleAtWork } from '../unit/modules.ts';
import { findGuides, findServices, searchable, serviceHit } from './find-services.ts';
import { type Found, findNewsByWords, findNoticesByWords } from './find-texts.ts';
import { countSearch, forgetSearches, keepSearch, mayBeHot, recentSearches } from './history.ts';
import { createMisses } from './misses.ts';
import { createSuggestions } from './suggest.ts';
import { wordsOf } from './words.ts';

const names: Record<SearchKind, string> = { service: '服务', business: '业务系统', news: '新闻', notice: '通知', guide: '办事指南' };
const kinds = Object.keys(names) as SearchKind[];
interface Cut {
  words: readonly string[];
  limit: number;
  offset: number;
}

export function searchCalls(services: HomepageContext): ServedCall[] {
  const isRepeated = createRepeatGuard(60_000);
  const suggestions = createSuggestions(services);
  const countMiss = createMisses(services);

  async function find(visitor: Visitor, wanted: readonly SearchKind[], cut: Cut) {
    const { words, limit, offset } = cut;
    const { rows, catalogue } = await searchable(services, visitor);
    const serviceRows = rows.filter((row) => row.kind === 'service');
    const inMemory = (type: 'service' | 'business' | 'guide', found: ServiceRow[]): Found => ({
      total: found.length,
      records: found.slice(offset, offset + limit).map((row) => serviceHit(row, type, { catalogue, words })),
    });
    const open = (sign: string) => isModuleAtWork(services, visitor, sign);
    const nothing: Found = { total: 0, records: [] };
    const finders: Record<SearchKind, () => Promise<Found>> = {
      service: async () => inMemory('service', findServices(serviceRows, catalogue, words)),
      business: async () =>
        inMemory(
          'business',
          findServices(
            rows.filter((row) => row.kind === 'business'),
            catalogue,
            words,
          ),
        ),
      guide: async () => inMemory('guide', findGuides(serviceRows, words)),
      news: async () => ((await open('news')) ? findNewsByWords(services, visitor, cut) : nothing),
      notice: async () => ((await open('info-center')) ? findNoticesByWords(services, visitor, cut) : nothing),
    };
    const groups = await Promise.all(wanted.map(async (type) => ({ type, name: names[type], ...(await finders[type]()) })));
    return { rows, groups };
  }

  return serve(
    searchContract,
    {
      async search({ search, type, pageNum, pageSize }, { visitor, facts }) {
        const words = wordsOf(search);
        const cut = { words, limit: pageSize, offset: (pageNum - 1) * pageSize };
        const { rows, groups } = await find(visitor, type === 'all' ? kinds : [type], cut);
        const total = groups.reduce((sum, group) => sum + group.total, 0);
        // Searches without results show administrators what is missing; text that may be personal data is not stored.
        const who = visitor.session?.id ?? facts.address;
        if (total === 0 && pageNum === 1 && mayBeHot(search)) {
          services.log.info({ fid: visitor.school.fid, search }, 'a search found nothing');
          // One guest with many sessions is one person.
          const counted = visitor.person?.id ?? facts.address;
          if (type === 'all' && !isRepeated(`${who} ${search}`)) countMiss({ fid: visitor.school.fid, search, who: counted });
        }
        if (pageNum === 1) {
          await keepSearch(services, visitor, search);
          if (total > 0 && mayBeHot(search) && !isRepeated(`${who} ${search}`)) await countSearch(services, visitor.school.fid, search);
        }
        const suggest = total > 0 ? await suggestions.complete(visitor, rows, search) : suggestions.meant(rows, search);
        return { keyword: search, total, groups: groups.filter((group) => group.total > 0 || type !== 'all'), suggest };
      },
      async suggest({ search }, { visitor }) {
        const { rows } = await searchable(services, visitor);
        return suggestions.complete(visitor, rows, search);
      },
      records: (_input, { visitor }) => recentSearches(services, visitor),
      clearRecords: async ({ id }, { visitor }) => ({ cleared: await forgetSearches(services, visitor, id) }),
    },
    { module: 'search' },
  );
}
