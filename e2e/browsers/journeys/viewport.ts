import { type Journey, must } from '../journey.ts';

/** The width decides the frame, at the start and when the window changes. */
export const viewport: Journey = async ({ visitor, portal, size, path }) => {
  await visitor.goto(portal.url() + path('/home'));
  await visitor.shows('[data-area="home"]');
  const device = size.name === 'phone' ? 'mobile' : 'desktop';
  await visitor.sees((wanted: string) => document.documentElement.dataset.viewport === wanted, device);
  const wide = await visitor.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  must(wide, 'The page scrolls sideways.');
  await visitor.sees(() => document.documentElement.dataset.live === 'true');
  if (device === 'mobile') return;
  await visitor.resize(880, size.height);
  await visitor.arrives('/mobile/home');
  await visitor.shows('[data-layout="mobile"]');
  await visitor.resize(1280, size.height);
  await visitor.arrives('/home');
  await visitor.shows('[data-layout="default"]');
};
