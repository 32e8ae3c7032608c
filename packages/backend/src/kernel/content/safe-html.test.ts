import { expect, test } from 'vitest';
import { safeHtml } from './safe-html.ts';

test('the first picture comes with the page, the others when they are near; nothing else of them stays but source, words and size', () => {
  const picture = (name: string) =>
    `<p><img src="https://school.example/${name}.png" width="300" onerror="alert(1)" style="x" loading="eager"></p>`;
  expect(safeHtml(picture('a') + picture('b'))).toBe(
    '<p><img alt="" src="https://school.example/a.png" width="300" loading="eager" fetchpriority="high" /></p>' +
      '<p><img alt="" src="https://school.example/b.png" width="300" loading="lazy" /></p>',
  );
});

test('safe HTML stays unchanged, so that it can be sanitised on write and again on read', () => {
  const safe = safeHtml('<h1>标题</h1><img src="/files/1"><img src="javascript:alert(1)"><script>alert(1)</script>');
  expect(safeHtml(safe)).toBe(safe);
  expect(safe).not.toMatch(/script/);
});
