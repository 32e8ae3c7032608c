import type { PortalLink as Link } from '@portico/area/react';
import { renderPage, student } from '@portico/testing';
import { act, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { plan } from '../samples.ts';
import { hallServer, service } from '../service-samples.ts';
import { HallPage } from './hall-page.tsx';

/** The target of each rendered link: a tile that renders again renders its link again. */
const drawn: string[] = [];
vi.mock('@portico/area/react', async (original) => {
  const area = await original<{ PortalLink: typeof Link }>();
  const PortalLink = (props: ComponentProps<typeof Link>) => {
    drawn.push(props.target.link);
    return area.PortalLink(props);
  };
  return { ...area, PortalLink };
});

test('E1 · of 24 tiles a favourite draws only its own again, and an answer that says the same draws none', async () => {
  const all = Array.from({ length: 24 }, (_each, at) => service(String(at + 1)));
  const answers = hallServer(all, { collect: () => ({ isCollect: true, collectCount: 1 }), hot: () => [] });
  const page = renderPage(HallPage, { address: '/service-hall', plan, answers, person: student });
  const star = await page.findByRole('button', { name: '收藏 服务 5' });
  await waitFor(() => expect(drawn.filter((link) => link.endsWith('/24')).length).toBeGreaterThan(0));
  drawn.length = 0;
  act(() => star.click());
  await waitFor(() => expect(star.getAttribute('aria-pressed')).toBe('true'));
  await waitFor(() => expect(page.queryClient.isMutating() + page.queryClient.isFetching()).toBe(0));
  expect(drawn).toEqual(['https://apps.example/5']);
  drawn.length = 0;
  all[4] = service('5', { isCollect: true });
  await act(() => page.queryClient.invalidateQueries());
  expect(drawn).toEqual([]);
});
