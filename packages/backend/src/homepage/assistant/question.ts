import { bigrams } from '../../kernel/text-search/bigrams.ts';

/** Phrases of a question beside its subject; longer ones first, so that 怎么办理 is removed before 怎么. */
const asking = [
  ...[
    '请问一下',
    '我想知道',
    '怎么办理',
    '如何办理',
    '在哪里办',
    '去哪里办',
    '能不能',
    '可不可以',
    '是什么',
    '有没有',
    '需要什么',
    '要带什么',
  ],
  ...[
    '请问',
    '你好',
    '您好',
    '谢谢',
    '怎么样',
    '怎么',
    '怎样',
    '如何',
    '什么时候',
    '什么',
    '哪里',
    '哪儿',
    '在哪',
    '哪个',
    '哪些',
    '多少',
    '多久',
  ],
  ...['可以', '需要', '应该', '帮我', '告诉我', '我要', '我想', '我的', '一下', '办理', '吗', '呢', '吧', '啊', '了', '的', '我'],
].sort((a, b) => b.length - a.length);

const partWords = ['申请材料', '材料', '办理流程', '流程', '步骤', '条件', '时限', '费用', '地点', '电话'];

/** The character pairs of a question's subject. */
export function pairsOfQuestion(question: string): string[] {
  let matter = question.normalize('NFKC').toLowerCase();
  for (const word of asking) matter = matter.replaceAll(word, ' ');
  // The wanted part of a guide does not identify the guide; it counts only if nothing else is left.
  const subject = partWords.reduce((text, word) => text.replaceAll(word, ' '), matter);
  if (/\p{L}{2}/u.test(subject)) matter = subject;
  const pairs = bigrams(matter).filter((pair) => [...pair].length > 1);
  const found = pairs.length > 0 ? pairs : bigrams(question).filter((pair) => [...pair].length > 1);
  return found.slice(0, 60);
}

/** The part of a guide that a question asks for. */
export function partsAsked(question: string): {
  materials: boolean;
  steps: boolean;
  place: boolean;
  time: boolean;
  fee: boolean;
  conditions: boolean;
} {
  return {
    materials: /材料|带什么|证件|准备/.test(question),
    steps: /流程|步骤|怎么|如何|怎样/.test(question),
    place: /哪里|哪儿|在哪|地点|地址|窗口|电话|联系/.test(question),
    time: /多久|几天|时间|时限|什么时候|几点/.test(question),
    fee: /收费|费用|多少钱|要钱|免费/.test(question),
    conditions: /条件|资格|谁可以|能不能|可不可以/.test(question),
  };
}
