import { startPortal } from '@portico/testing/portal';
import { enterAs, type Journey } from '../journey.ts';

const path = '/mobile/my-schedule/schedule';

/** A student's phone has seen the own week, loses the portal, and opens the week again. */
export const offline: Journey = async ({ visitor, size, expectProblems, ...context }) => {
  // Only phones keep pages.
  if (size.name !== 'phone') return;
  // What a page asks for without the portal fails, and the browser says so.
  expectProblems(/.*/);
  // The other journeys' portal goes on.
  const portal = await startPortal();
  let isOpen = true;
  const stop = async () => {
    if (isOpen) await portal.stop();
    isOpen = false;
  };
  try {
    await enterAs('20260001', { ...context, visitor, size, expectProblems, portal });
    await visitor.goto(portal.url() + path);
    await visitor.shows('[data-area="schedule"] table a');
    await visitor.sees(async (wanted: string) => {
      const names = (await caches.keys()).filter((name) => name.startsWith('portico-pages-'));
      const pages = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return pages.flat().some(({ url }) => new URL(url).pathname === wanted);
    }, path);
    await stop();
    await visitor.goto(portal.url() + path);
    await visitor.reads('没有网络，这是');
    await visitor.click('[data-area="schedule"] table a');
    await visitor.reads('高等数学（下）');
  } finally {
    await stop();
  }
};
