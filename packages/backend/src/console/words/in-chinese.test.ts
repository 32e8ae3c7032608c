import { expect, test } from 'vitest';
import { Refusal } from '../../kernel/api/refusal.ts';
import { inChinese, refusalInChinese } from './in-chinese.ts';

test.each([
  ['until: must be a day to come.', '截止日期要晚于今天'],
  ['The school 10001 has no account nobody. portico import brings people.', '本校没有账号 nobody'],
  ['There is no earlier build of news to go back to.', 'news 在这里没有更早的版本可以撤回'],
  ['news@aaaaaaaaaaaa is active for everyone already.', 'news@aaaaaaaaaaaa 已面向所有人启用'],
  [
    'The portal rolled news@b back on 2026-11-20 09:00: 6 of 20 tabs with b failed, 0 of 20 tabs with a failed. Publish a mended build, or activate this one with --force.',
    'news@b 已在 2026-11-20 09:00 被自动撤回（20 个页面中 6 个出错），请交付修复后的构建',
  ],
  [
    '6 of 20 tabs with b failed, 1 of 30 tabs with a failed in the same time (p = 0.01, allowed 0.02 at look 1)',
    'b 的 20 个页面中 6 个出错；同一时间 a 的 30 个页面中 1 个出错',
  ],
  ['oidc.issuer: the name leads to an address that no partner may have.', '主机名指向不能使用的网络地址'],
  ['it answers 503', '对方回答 503'],
  ['{"errcode":40125}', '{"errcode":40125}'],
])('a reason of the command line in Chinese: %s', (said, words) => {
  expect(inChinese(said)).toBe(words);
});

test('a refusal keeps its code and what stands now; each reason has its words', () => {
  const reasons = [{ path: '', text: 'There is no earlier build of news to go back to.' }];
  const spoken = refusalInChinese(new Refusal(400, 'There is no earlier build of news to go back to.', { reasons, current: 3 }));
  expect(spoken).toMatchObject({ code: 400, message: 'news 在这里没有更早的版本可以撤回', data: { current: 3 } });
  expect(spoken.data).toMatchObject({ reasons: [{ text: 'news 在这里没有更早的版本可以撤回' }] });
});
