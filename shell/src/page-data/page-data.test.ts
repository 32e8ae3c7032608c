import { expect, test } from 'vitest';
import { type PageData, serverPageData } from './page-data.ts';

test('nothing in the data can end the element that holds it', () => {
  const hostile = '</script><!--<script>\u2028\u2029&amp;';
  const written = serverPageData({ answers: { hostile } } as unknown as PageData);
  const inside = written.slice(written.indexOf('>') + 1, written.lastIndexOf('</script>'));
  expect(inside).not.toMatch(/[<>&\u2028\u2029]/);
  expect((JSON.parse(inside) as PageData).answers.hostile).toBe(hostile);
});
