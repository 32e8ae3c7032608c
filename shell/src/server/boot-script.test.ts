import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { urgentKey } from '../session/urgent-key.ts';
import { breakpoint } from '../viewport/viewport.ts';
import { pageZoom, rootFontSize } from '../viewport/zoom.ts';
import { bootScript } from './boot-script.ts';

function boot({
  width,
  viewport,
  narrow,
  stored,
  urgent,
  acknowledged = null,
  systemDark = false,
}: {
  width: number;
  viewport: string;
  narrow?: string;
  stored?: string;
  /** The urgent notice that the server has written, and the one that the visitor knows. */
  urgent?: string;
  acknowledged?: string | null;
  systemDark?: boolean;
}) {
  const style: Record<string, string> = {};
  const root = {
    dataset: { viewport, ...(urgent && { urgent }) } as Record<string, string>,
    style: Object.assign(style, { setProperty: (name: string, value: unknown) => (style[name] = String(value)) }),
  };
  const heard: Record<string, (event: object) => void> = {};
  const document = {
    documentElement: root,
    currentScript: { dataset: { narrow } },
    cookie: '',
    addEventListener: (kind: string, listener: (event: object) => void) => {
      heard[kind] = listener;
    },
  };
  const window: { porticoEarly?: unknown[] } = {};
  const went: string[] = [];
  runInNewContext(bootScript, {
    document,
    window,
    innerWidth: width,
    location: { replace: (to: string) => went.push(to) },
    localStorage: { getItem: (key: string) => (key === urgentKey ? acknowledged : (stored ?? null)) },
    matchMedia: () => ({ matches: systemDark }),
  });
  return {
    theme: root.dataset.theme,
    mode: root.dataset.mode,
    zoom: Number(style['--page-zoom']),
    fontSize: style.fontSize,
    went,
    cookie: document.cookie,
    heard,
    early: () => window.porticoEarly,
    root,
  };
}

test('V7 V8 · the first paint has the zoom or the root font that the shell will set', () => {
  for (const width of [901, 1280, 1366, 1536, 1537, 1920])
    expect(boot({ width, viewport: 'desktop' }).zoom).toBeCloseTo(pageZoom(width), 10);
  for (const width of [320, 375, 900]) expect(boot({ width, viewport: 'mobile' }).fontSize).toBe(`${rootFontSize(width)}px`);
});

test('V5 · a narrow window leaves a desktop page before anything large is asked for', () => {
  expect(boot({ width: breakpoint, viewport: 'desktop', narrow: '/mobile/home' })).toMatchObject({
    went: ['/mobile/home'],
    cookie: expect.stringContaining('viewport=mobile'),
  });
  expect(boot({ width: breakpoint + 1, viewport: 'desktop', narrow: '/mobile/home' }).went).toEqual([]);
});

test('K3 · the theme follows the system until one is chosen, and stands before the first paint', () => {
  expect(boot({ width: 1366, viewport: 'desktop', systemDark: true }).theme).toBe('dark');
  expect(boot({ width: 1366, viewport: 'desktop', systemDark: true, stored: '{"theme":"light"}' }).theme).toBe('light');
  expect(boot({ width: 1366, viewport: 'desktop', stored: '{"theme":"dark","mode":"elder","density":"compact"}' })).toMatchObject({
    theme: 'dark',
    mode: 'elder',
    root: { dataset: { density: 'compact' } },
  });
  expect(boot({ width: 1366, viewport: 'desktop', stored: 'not json' }).theme).toBe('light');
  expect(boot({ width: 1366, viewport: 'desktop', stored: 'null' }).theme).toBe('light');
});

test('buttons and forms wait until the page is hydrated; links and form submission stay the browser’s', () => {
  const { heard, early, root } = boot({ width: 1366, viewport: 'desktop' });
  const target = (kind: string, type = '') => {
    const element = { type, closest: (selector: string) => (selector === kind ? element : null) };
    return element;
  };
  let held = 0;
  const event = (element: object) => ({ target: element, preventDefault: () => (held += 1) });
  const [button, submit, link, form] = [target('button', 'button'), target('button', 'submit'), target('a'), target('form')];
  for (const element of [button, submit, link]) heard.click?.(event(element));
  expect([early(), held]).toEqual([[button], 0]);
  heard.submit?.(event(form));
  expect([early(), held]).toEqual([[button, form], 1]);
  root.dataset.live = 'true';
  heard.click?.(event(button));
  expect(early()).toHaveLength(2);
});

test('W38 · an urgent notice that was acknowledged is hidden before the first paint', () => {
  const hidden = (acknowledged: string | null, urgent?: string) =>
    'acknowledged' in boot({ width: 1366, viewport: 'desktop', acknowledged, ...(urgent && { urgent }) }).root.dataset;
  expect([hidden('n1', 'n1'), hidden('n0', 'n1'), hidden(null, 'n1'), hidden('n1')]).toEqual([true, false, false, false]);
});
