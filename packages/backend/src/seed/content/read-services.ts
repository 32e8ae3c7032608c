import { pinyinOf } from '../../homepage/search/pinyin.ts';
import type { GuideKind, ServiceText } from './content.ts';
import { factsOfDepartment } from './departments.ts';

const summaries: Record<GuideKind, (days: number) => string> = {
  apply: (days) => (days === 0 ? '即时办结' : `${days} 个工作日`),
  proof: (days) => (days === 0 ? '电子签章' : `${days} 个工作日`),
  query: () => '即时查询',
  book: () => '在线预约',
  repair: () => '24 小时响应',
  report: (days) => (days === 0 ? '随时填报' : `${days} 个工作日`),
  money: (days) => (days === 0 ? '即时到账' : `${days} 个工作日到账`),
  learn: () => '在线报名',
};

/** Reads services from lines (see services/teaching.ts). Codes are the department's letters and the place in its list. */
export function readServices(text: string): ServiceText[] {
  let dept = '';
  let place = 0;
  return text.split('\n').flatMap((line) => {
    const heading = /^# (.+)$/.exec(line)?.[1];
    if (heading) [dept, place] = [heading, 0];
    if (heading || !line.includes(' | ')) return [];
    place += 1;
    return [readLine(line, { dept, place })];
  });
}

function readLine(line: string, { dept, place }: { dept: string; place: number }): ServiceText {
  const [title = '', icon = '', type = '', way = '', materials = '', conditions = '', faqs = '', fee] = line
    .split(' | ')
    .map((part) => part.trim());
  const name = title.replace(/ *(@\w+|\[[^\]]+\])/g, '');
  const [kind = 'apply', days = '0'] = way.split(' ') as [GuideKind, string];
  const group = /\[([^\]]+)\]/.exec(title)?.[1];
  const labels = [group, kind === 'proof' ? '证明类' : undefined, days === '0' && kind !== 'book' ? '即时办结' : undefined];
  return {
    code: `${(factsOfDepartment(dept)?.letters ?? 'zh').toLowerCase()}-${String(place).padStart(2, '0')}`,
    icon,
    name,
    dept,
    type,
    pinyin: pinyinOf(name).initials,
    summary: summaries[kind](Number(days)),
    labels: labels.filter((label) => label !== undefined),
    handleType: kind === 'query' ? 'query' : 'online',
    // Everybody's guess of how much a service is used, but the same at every start, and less than those of the mocks.
    hits: 12 + (([...name].reduce((sum, sign) => sum * 31 + (sign.codePointAt(0) ?? 0), 7) >>> 0) % 360),
    ...(title.includes('@staff') && { audience: ['STAFF' as const] }),
    facts: {
      kind,
      days: Number(days),
      materials: materials ? materials.split('、') : [],
      conditions,
      faqs: faqs.split(' / ').flatMap((each): [string, string][] => {
        const [, question, answer] = /^(.+？) (.+)$/.exec(each) ?? [];
        return question && answer ? [[question, answer]] : [];
      }),
      ...(fee && { fee }),
    },
  };
}
