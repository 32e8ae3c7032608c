import { type Journey, must } from '../journey.ts';
import { pageFits } from './page-fits.ts';

const article = '[data-area="news"] a[href*="/news/article/"]';

/** A guest reads the first article, makes its text larger, and goes back to the list. */
export const news: Journey = async ({ visitor, portal, path, size }) => {
  const list = path('/news');
  await visitor.goto(portal.url() + list);
  await visitor.shows(article);
  must(await visitor.evaluate(pageFits), 'The list is wider than the window.');
  await visitor.click(article);
  await visitor.shows('[data-area="news"] article h1');
  must(await visitor.evaluate(pageFits), 'The article is wider than the window.');
  if (size.name === 'desktop') {
    const textSize = () => document.querySelector<HTMLElement>('[data-area="news"] article div[data-size]')?.dataset.size;
    const before = await visitor.evaluate(textSize);
    await visitor.click('[data-area="news"] button[aria-label^="A+"], [data-area="news"] button[title^="A+"]');
    const changed = (was?: string) =>
      document.querySelector<HTMLElement>('[data-area="news"] article div[data-size]')?.dataset.size !== was;
    await visitor.sees(changed, before);
  }
  await visitor.back();
  await visitor.arrives(list);
  await visitor.shows(article);
};
