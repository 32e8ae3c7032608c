import { expect, test } from 'vitest';
import { readAnswer } from './answer-text.ts';

const plain = (text: string) => [{ text, strong: false }];

test('an answer is paragraphs, strong words and lists', () => {
  expect(readAnswer('**成绩单**由教务处负责。\n\n所需材料：\n- 学生证\n- 申请表\n1. 提交\n2. 领取')).toEqual([
    {
      kind: 'paragraph',
      lines: [
        [
          { text: '成绩单', strong: true },
          { text: '由教务处负责。', strong: false },
        ],
      ],
    },
    { kind: 'paragraph', lines: [plain('所需材料：')] },
    { kind: 'list', ordered: false, items: [plain('学生证'), plain('申请表')] },
    { kind: 'list', ordered: true, items: [plain('提交'), plain('领取')] },
  ]);
});

test('case 56 · HTML and links in an answer stay text', () => {
  const hostile = '<img src=x onerror=alert(1)> [这里](javascript:alert(1)) # 标题 `x`';
  expect(readAnswer(hostile)).toEqual([{ kind: 'paragraph', lines: [plain(hostile)] }]);
});

test('case 56 · 20,000 characters are cut, and direction marks are removed', () => {
  const [part] = readAnswer(`\u202e${'禾'.repeat(20_000)}`);
  const text = part?.kind === 'paragraph' ? (part.lines[0]?.[0]?.text ?? '') : '';
  expect([...text]).toHaveLength(8_001);
  expect(text.startsWith('禾')).toBe(true);
});

test('marks of strong text without an end stay as they were written', () => {
  expect(readAnswer('2 ** 3 与 **没有结束')).toEqual([{ kind: 'paragraph', lines: [plain('2 ** 3 与 **没有结束')] }]);
});

test('an empty answer has no parts', () => expect(readAnswer(' \n\n ')).toEqual([]));
