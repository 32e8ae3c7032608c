import type { GuideBody } from '@portico/contracts';
import { bigrams } from '../../kernel/text-search/bigrams.ts';
import { partsAsked } from './question.ts';
import type { Passage } from './retrieve.ts';

const handled: Record<string, string> = { online: '在线办理', offline: '线下办理', link: '在业务系统中办理', query: '在线查询' };

/** The portal's own answer, composed from the search results. Used without a model. */
export function composeAnswer(question: string, passages: Passage[], help: string): string {
  const [first, ...others] = passages;
  if (!first)
    return `没有找到与“${plain(question).slice(0, 40)}”相关的内容。可以换个说法再试，例如事项名称或部门名称${help ? `；也可以联系：${plain(help)}` : ''}。`;
  const parts = [first.service ? aboutService(question, first) : aboutText(first)];
  const seeAlso = others.filter((each) => each.title !== first.title);
  if (seeAlso.length > 0)
    parts.push(
      ['相关内容：', ...seeAlso.map((each) => `- ${plain(each.title)}${each.time ? `（${each.time.slice(0, 10)}）` : ''}`)].join('\n'),
    );
  return parts.join('\n\n');
}

const aboutText = ({ title, text, time }: Passage) =>
  `**${plain(title)}**${time ? `（${time.slice(0, 10)}）` : ''}\n\n${plain(text).slice(0, 300)}`;

function aboutService(question: string, { service, title, text }: Passage): string {
  if (!service) return plain(text);
  const { row, deptName } = service;
  const head = `**${plain(title)}**由${plain(deptName)}负责，${handled[row.handleType] ?? '在线办理'}${row.summary ? `，${plain(row.summary)}` : ''}。`;
  const state = row.status === 'maintain' ? `目前${plain(row.statusText ?? '正在维护')}。` : '';
  const { guide } = row;
  if (!guide) return head + state;
  const faq = nearestFaq(question, guide);
  return [head + state, faq ? `${plain(faq.q)}\n${plain(faq.a)}` : '', ...guideParts(question, guide)].filter(Boolean).join('\n\n');
}

function guideParts(question: string, guide: GuideBody): string[] {
  const asked = partsAsked(question);
  const all = !Object.values(asked).includes(true);
  const parts: string[] = [];
  if (asked.conditions || all) parts.push(`办理条件：${plain(guide.conditions.replace(/<[^>]*>/g, ' '))}`);
  if (asked.materials || asked.steps || all) {
    const materials = guide.materials.map(({ name, required }) => `- ${plain(name)}${required ? '' : '（可选）'}`);
    if (materials.length > 0) parts.push(['所需材料：', ...materials].join('\n'));
  }
  if (asked.steps || all) {
    parts.push(
      [
        '办理流程：',
        ...guide.steps.map(({ no, name, actor, limit }) => `${no}. ${plain(name)}（${plain(actor)}${limit ? `，${plain(limit)}` : ''}）`),
      ].join('\n'),
    );
  }
  if (asked.time) parts.push(guide.commitDays ? `承诺时限：${guide.commitDays} 个工作日。` : '承诺时限：即时办结。');
  if (asked.fee || all) parts.push(guide.fee.charge ? `收费标准：${plain(guide.fee.standard ?? '按规定收费')}。` : '不收费。');
  if (asked.place || asked.time || all) {
    const places = guide.places.map(({ address, time }) => `${plain(address)}（${plain(time)}）`).join('；');
    parts.push(`咨询：${plain(guide.consultPhone)}${places ? `，${places}` : ''}。`);
  }
  return parts;
}

/** The guide question most similar to the visitor's, if it is similar enough. */
function nearestFaq(question: string, { faqs }: GuideBody): GuideBody['faqs'][number] | undefined {
  const wanted = bigrams(question).filter((pair) => [...pair].length > 1);
  const near = faqs.map((faq) => {
    const own = bigrams(faq.q).filter((pair) => [...pair].length > 1);
    return { faq, likeness: own.filter((pair) => wanted.includes(pair)).length / Math.max(1, own.length) };
  });
  return near.filter(({ likeness }) => likeness >= 0.5).sort((a, b) => b.likeness - a.likeness)[0]?.faq;
}

/** Escapes text, so that an answer's markup cannot come from it. */
export const plain = (text: string): string =>
  text
    .replace(/[<>*`[\]]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
