import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inChinese } from './in-chinese.ts';

test.each([
  ['files：Invalid input: expected record, received undefined', '交付文件缺少 files'],
  ['record：Invalid input: expected string, received number', '交付文件的 record 形式不对'],
  ['desktop.js is missing.', '缺少文件 desktop.js'],
  ['The mobile entry point is missing.', '缺少手机端入口'],
  ['area.json: manifest.title Invalid input: expected string, received undefined.', 'area.json 缺少 manifest.title'],
  ['area.json: area must be kebab-case.', 'area.json 的 area 写法不对'],
  ['The desktop page /auth-login belongs to the shell and to press/list.', '桌面端地址 /auth-login 同时属于 门户本身 和 press/list'],
  ['It expects react ^20.0.0; the shell provides 19.2.0.', '它需要 react ^20.0.0，门户提供的是 19.2.0'],
  [
    'It expects react ^20.0.0; the shell abc, which 2 open tabs still run, provides 19.2.0.',
    '它需要 react ^20.0.0，还有打开的页面在用 19.2.0',
  ],
  [
    "The mobile entry point's scripts take 61.0 kB (brotli); 60.0 kB is the budget. Load parts later, or ask for more with a reason in the manifest's budget.",
    '手机端入口的脚本压缩后 61.0 kB，上限 60.0 kB。请把不急用的部分改为按需加载，或在清单的 budget 里写明理由',
  ],
  [
    'Rendering fails: the page list on mobile, for student, staff: Error: no list\n    at list.tsx:3:1',
    '渲染失败：手机端的页面 list（学生、教职工）：Error: no list\n    at list.tsx:3:1',
  ],
  [
    'Rendering fails: the block news.latest on desktop, for guest: it does not end.',
    '渲染失败：桌面端的区块 news.latest（游客）：没有结束',
  ],
])('a reason of the publish gate in Chinese: %s', (said, words) => {
  expect(inChinese(said)).toBe(words);
});

// A reason that is added there without its words here would be English in the page.
const sources = [
  ...['verify-release', 'size-budget', 'page-collisions', 'publish', 'release-record'].map((name) => `registry/releases/${name}.ts`),
  'page/gate/gate.ts',
  '../../area/src/area-keys.ts',
];
const sentences = sources.flatMap((path) => {
  const text = readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
  return [...text.matchAll(/[`']((?:[A-Z]|\$\{|area\.json)[^`\n]*?\.…?\.?)[`'](?=[,;)\]\s])/g)]
    .map(([, said = '']) => said.replace(/\$\{says\.\w+\}/g, 'this shell offers').replace(/\$\{(?:[^{}]|\{[^}]*\})*\}/g, '7'))
    .filter((said) => said.includes(' ') && !said.includes('${') && !/is not exported by/.test(said));
});

test('every reason that the gate can give has Chinese words', () => {
  expect(sentences.length).toBeGreaterThan(25);
  expect(sentences.filter((said) => !/[一-鿿]/.test(inChinese(said)))).toEqual([]);
});
