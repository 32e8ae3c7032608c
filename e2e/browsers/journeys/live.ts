import { type Journey, mainMenu, must } from '../journey.ts';

/** A module that is switched off leaves an open tab without a reload, and comes back. */
export const live: Journey = async ({ visitor, portal, size, path }) => {
  const news = mainMenu(size.name === 'phone' ? '新闻' : '新闻中心');
  await visitor.goto(portal.url() + path('/home'));
  await visitor.shows(news);
  await visitor.sees(() => performance.getEntriesByType('resource').some(({ name }) => /\/health\./.test(name)));
  try {
    const off = await portal.portico('modules', 'off', 'news');
    must(off.code === 0, off.output);
    await visitor.hides(news);
  } finally {
    await portal.portico('modules', 'on', 'news');
  }
  await visitor.shows(news);
};
