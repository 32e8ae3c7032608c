import { type Journey, mainMenu, must } from '../journey.ts';

/** Header, menu and footer, or the tab bar; dark mode; a page that is opened keeps the document. */
export const frame: Journey = async ({ visitor, portal, size, path }) => {
  const isPhone = size.name === 'phone';
  await visitor.goto(portal.url() + path('/home'));
  await visitor.shows('[data-area="home"]');
  await visitor.evaluate(() => void Object.assign(window, { sameDocument: true }));
  if (!isPhone) {
    await visitor.shows('header');
    await visitor.click('button[aria-label="深色模式"]');
    await visitor.sees(() => document.documentElement.dataset.theme === 'dark');
    await visitor.click('button[aria-label="深色模式"]');
    await visitor.sees(() => document.documentElement.dataset.theme === 'light');
  }
  await visitor.click(mainMenu(isPhone ? '新闻' : '新闻中心'));
  await visitor.arrives(path('/news'));
  await visitor.shows('[data-area="news"] a');
  must(await visitor.evaluate(() => 'sameDocument' in window), 'The menu loaded a new document.');
  await visitor.click(`[data-area="news"] a[href^="${path('/news/article/')}"]`);
  await visitor.sees((wanted: string) => location.pathname.startsWith(wanted), path('/news/article/'));
  await visitor.shows('[data-area="news"] h1');
  if (isPhone) {
    await visitor.hides('nav[aria-label="主导航"]');
    await visitor.click('button[aria-label="返回"]');
  } else await visitor.back();
  await visitor.arrives(path('/news'));
};
