import { expect, test } from 'vitest';
import { answerSources, answerText } from './answer-view.ts';

const holder = (parts: Node[]) => {
  const made = document.createElement('div');
  made.append(...parts);
  return made;
};
const target = (link: string) => ({ link, isFrame: 0 as const, isLogin: 0 as const });
const assistant = (opened: string[] = []) => ({
  address: ({ link }: { link: string }) => (link.startsWith('/') ? { href: link, outside: false } : undefined),
  open: (href: string) => void opened.push(href),
});

test('case 56 · an answer is text, strong words and lists, never markup of its own', () => {
  const made = holder(answerText('**材料** <b onclick=x>无</b>\n- [学生证](javascript:x)'));
  expect(made.querySelector('strong')?.textContent).toBe('材料');
  expect(made.querySelector('li')?.textContent).toBe('[学生证](javascript:x)');
  expect(made.querySelectorAll('b, a')).toHaveLength(0);
});

test('case 56 · a source that the rule refuses is text, another opens within the page', () => {
  const opened: string[] = [];
  let left = 0;
  const sources = [
    { type: 'news', title: '坏', target: target('javascript:x') },
    { type: 'service', title: '好', target: target('/service-hall/details/1') },
  ];
  const made = holder(answerSources({ sources, generated: true }, assistant(opened), () => (left += 1)));
  const links = made.querySelectorAll('a');
  expect(links).toHaveLength(1);
  links[0]?.click();
  expect([opened, left]).toEqual([['/service-hall/details/1'], 1]);
  expect(made.textContent).toContain('由 AI 生成');
});

test('an answer that found nothing claims no sources', () => {
  expect(answerSources({ sources: [], generated: false }, assistant(), () => undefined)).toEqual([]);
});
