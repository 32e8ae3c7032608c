import { render } from '@testing-library/react';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { type LoadedQuery, WhenLoaded } from './when-loaded.tsx';

const show = (query: Partial<LoadedQuery<string[]>>) =>
  render(
    <WhenLoaded
      query={{ data: undefined, error: null, refetch: () => undefined, ...query }}
      what="通知"
      skeleton={<p>skeleton</p>}
      empty={<p>nothing</p>}
    >
      {(list) => <p>{list.join()}</p>}
    </WhenLoaded>,
  );

test('shows the skeleton before the first answer', () => {
  expect(show({}).getByText('skeleton').parentElement?.getAttribute('aria-busy')).toBe('true');
});
test('says that an answer is empty', () => {
  expect(show({ data: [] }).getByText('nothing')).toBeTruthy();
});
test('the last value stays on screen when a refresh fails', () => {
  const screen = show({ data: ['a', 'b'], error: new Error('x') });
  expect(screen.getByText('a,b')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
test('a failure names the part, the reason and the request, and asks again on demand', () => {
  const refetch = vi.fn();
  const screen = show({ error: Object.assign(new Error('服务暂时没有响应'), { requestId: 'r-1' }), refetch });
  expect(screen.getByText('通知暂时没有加载出来')).toBeTruthy();
  expect(screen.getByText('服务暂时没有响应')).toBeTruthy();
  expect(screen.getByText(/r-1/)).toBeTruthy();
  act(() => screen.getByRole('button', { name: '重新加载' }).click());
  expect(refetch).toHaveBeenCalledOnce();
});
