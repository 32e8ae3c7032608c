import type { Journey } from '../journey.ts';

/** Pages that are shorter than a high window. */
const shortPages = {
  desktop: ['/login', '/error?code=1004', '/iframe?pageNavigationId=0', '/service-hall/details/0', '/news/article/999999'],
  phone: ['/login', '/mobile/service-guide/0', '/mobile/news/article/999999'],
};
const widths = [1280, 1366, 1536];

/** A short page ends at the window's edge: its footer is on screen and nothing scrolls. */
export const shortPage: Journey = async ({ visitor, portal, size }) => {
  for (const page of shortPages[size.name])
    for (const width of size.name === 'desktop' ? widths : [size.width]) {
      await visitor.resize(width, 1100);
      await visitor.goto(portal.url() + page);
      await visitor.sees(() => document.documentElement.dataset.live === 'true');
      // Where something is being loaded, its skeleton may be higher.
      await visitor
        .sees(() => document.documentElement.scrollHeight === innerHeight)
        .catch(async () => {
          const [height, high] = await visitor.evaluate(() => [document.documentElement.scrollHeight, innerHeight]);
          throw new Error(`${page} at ${width} px is ${height} px high in a window of ${high} px.`);
        });
    }
};
