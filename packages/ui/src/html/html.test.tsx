import { render, waitFor } from '@testing-library/react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { cleanHtml } from './clean-html.ts';
import { Html } from './html.tsx';

afterEach(() => vi.unstubAllGlobals());

const forged = [
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '<form action="https://evil.example/"><input name="remove"><input name="nodeName"><input name="attributes"><button>go</button></form>',
  '<style>body{display:none}</style><link rel="stylesheet" href="https://evil.example/a.css">',
  '<script>steal()</script><iframe srcdoc="<script>steal()</script>"></iframe><object data="x"></object>',
  '<svg><style><img src=x onerror=steal()></style></svg><math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=steal()&gt;">',
  '<template><p>later</p></template><noscript><p title="</noscript><img src=x onerror=steal()>"></noscript>',
  '<p id="login" name="x" class="y" style="position:fixed" onclick="steal()">文章</p><!-- note -->',
  '<a href="java\tscript:steal()" target="_blank">一</a><a href="https://www.example.edu.cn/">二</a><img src="data:image/svg+xml,x" onerror="steal()" alt="图">',
];

test('case 36 · a forged answer keeps only safe elements, attributes and addresses', () => {
  const left = forged.map(cleanHtml).filter((html) => html !== '');
  expect(left).toEqual([
    '<img src="x">',
    '<img src="x">"&gt;',
    '<p>文章</p>',
    '<a target="_blank" rel="noopener noreferrer">一</a><a href="https://www.example.edu.cn/" rel="noopener noreferrer">二</a><img alt="图">',
  ]);
});

test('what the server allows stays: tables, lists, pictures, links', () => {
  const text =
    '<h2>一</h2><p>二<br><b>三</b></p><ol start="3"><li>四</li></ol><table><tbody><tr><td colspan="2">五</td></tr></tbody></table><figure><img src="/files/1" alt="" width="3" height="2" loading="lazy"><figcaption>六</figcaption></figure>';
  expect(cleanHtml(text)).toBe(text);
});

test('with Trusted Types nothing is inserted that did not come from the one policy', async () => {
  const made = new Set<string>();
  const createHTML = (text: string, rule: (text: string) => string) => {
    const html = rule(text);
    made.add(html);
    return html;
  };
  vi.stubGlobal('trustedTypes', { defaultPolicy: { createHTML } });
  const inserted: string[] = [];
  const sink = vi.spyOn(Element.prototype, 'innerHTML', 'set').mockImplementation(function (this: Element, html: string) {
    inserted.push(html);
    this.append(html);
  });
  render(<Html html="<p>一</p>" />);
  await waitFor(() => expect(inserted).toContain('<p>一</p>'));
  sink.mockRestore();
  expect(inserted.filter((html) => html.includes('一')).every((html) => made.has(html))).toBe(true);
});

test('what the server rendered is hydrated as it stands; another text is cleaned', async () => {
  const root = document.createElement('div');
  const text = '<p>第一篇</p>';
  root.innerHTML = renderToString(<Html html={text} className="prose" data-size="m" />);
  const paragraph = root.querySelector('p');
  const live = hydrateRoot(root, <Html html={text} className="prose" data-size="m" />);
  await act(async () => undefined);
  expect(root.querySelector('p')).toBe(paragraph);
  await act(async () => live.render(<Html html={`<p>第二篇</p><base href="/">`} className="prose" data-size="l" />));
  await act(async () => void (await import('./cleaned-html.tsx')));
  expect(root.innerHTML).toBe('<div class="prose" data-size="l"><p>第二篇</p></div>');
});
