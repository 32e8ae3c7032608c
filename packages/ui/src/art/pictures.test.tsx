import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { act } from 'react';
import { expect, test } from 'vitest';
import { Cover } from './cover.tsx';
import { drawings } from './drawings.ts';
import { ServiceIcon } from './service-icon.tsx';
import { serviceIconNames } from './service-icon-names.ts';

const folder = join(import.meta.dirname, '../../art');

test('every drawing has the box that its file has, and no ids that an external use could lose', () => {
  for (const [name, { box }] of Object.entries(drawings)) {
    const text = readFileSync(join(folder, `${name}.svg`), 'utf8');
    expect(text, name).toContain(`viewBox="${box}"`);
    expect(text.match(/ id="[^"]*"/g), name).toEqual([' id="art"']);
  }
  expect(readdirSync(folder)).toHaveLength(Object.keys(drawings).length + 1);
});

test('the sprite has exactly the icons that have a name', () => {
  const ids = [...readFileSync(join(folder, 'service-icons.svg'), 'utf8').matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(ids.toSorted()).toEqual([...serviceIconNames].sort());
});

test('an uploaded icon that cannot be loaded is replaced by the category’s', () => {
  const { container } = render(<ServiceIcon name="https://cdn.example/a.png" instead="leave" />);
  act(() => container.querySelector('img')?.dispatchEvent(new Event('error')));
  expect(container.querySelector('use')?.getAttribute('href')).toMatch(/#leave$/);
});

test.each(['javascript:alert(1)', 'data:image/svg+xml,x', '//evil.example/x.png', ''])('%o is no address of a cover', (src) => {
  const { container } = render(<Cover src={src} />);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('use')).toBeTruthy();
});
