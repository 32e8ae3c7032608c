import { type AnswerWords, type AssistantAnswer, readAnswer } from '@portico/contracts';
import type { PortalAssistant } from '../sdk-contract.ts';
import { element } from './element.ts';

const kinds: Record<string, string> = { service: '服务', business: '业务系统', guide: '办事指南', news: '新闻', notice: '通知' };

/** An answer's text, as far as it has arrived. */
export function answerText(answer: string): Node[] {
  return readAnswer(answer).map((part) => {
    if (part.kind === 'list')
      return element(part.ordered ? 'ol' : 'ul', {}, ...part.items.map((item) => element('li', {}, ...words(item))));
    return element('p', {}, ...part.lines.flatMap((line, at) => (at > 0 ? [element('br'), ...words(line)] : words(line))));
  });
}

const words = (line: AnswerWords[]) => line.map(({ text, strong }) => (strong ? element('strong', {}, text) : text));

/** The sources of an answer: links by the portal's rule, plain text where it refuses one. */
export function answerSources(
  { sources, generated }: Pick<AssistantAnswer, 'sources' | 'generated'>,
  assistant: Pick<PortalAssistant, 'address' | 'open'>,
  onLeave: () => void,
): Node[] {
  const list = element('ol', { class: 'sources', 'aria-label': '依据' });
  for (const { type, title, target } of sources) {
    const address = assistant.address(target);
    const name = [element('span', { class: 'kind' }, kinds[type] ?? '页面'), title];
    const way = address
      ? element('a', { href: address.href, ...(address.outside && { target: '_blank', rel: 'noopener noreferrer' }) }, ...name)
      : element('span', {}, ...name);
    if (address && !address.outside)
      way.addEventListener('click', (event) => {
        const { button, ctrlKey, metaKey, shiftKey } = event as MouseEvent;
        if (button !== 0 || ctrlKey || metaKey || shiftKey) return;
        event.preventDefault();
        assistant.open(address.href);
        onLeave();
      });
    list.append(element('li', {}, way));
  }
  const note = generated ? '由 AI 生成，仅供参考，请以原文为准。' : '依据本站内容整理，请以原文为准。';
  // An answer that found nothing has no sources.
  if (sources.length === 0 && !generated) return [];
  return [...(sources.length > 0 ? [list] : []), element('p', { class: 'note' }, note)];
}
