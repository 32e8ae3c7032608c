import { enterAs, type Journey, must } from '../journey.ts';
import { pageFits } from './page-fits.ts';

/** A member narrows the own tasks by kind, and finds one by its title. */
export const taskCenter: Journey = async (context) => {
  const { visitor, portal, size, path } = context;
  await enterAs('T10001', context);
  await visitor.goto(portal.url() + path('/task-center'));
  await visitor.shows('//*[@data-area="task-center"]//nav[@aria-label="任务类型"]//a');
  must(await visitor.evaluate(pageFits), 'The list is wider than the window.');
  if (size.name === 'desktop') {
    await visitor.type('[data-area="task-center"] input[type="search"]', '转专业\uE007');
    await visitor.sees(() => /keyword=/.test(location.search));
    await visitor.sees(() => {
      const links = [...document.querySelectorAll('[data-area="task-center"] section[aria-label="任务列表"] a')];
      return links.filter(({ textContent }) => textContent?.includes('转专业')).length > 0 && links.length < 10;
    });
    await visitor.back();
  }
  await visitor.click('//*[@data-area="task-center"]//nav[@aria-label="任务类型"]//a[starts-with(normalize-space(.), "我发起")]');
  await visitor.sees(() => /tab=/.test(location.search));
  await visitor.sees(() => document.querySelectorAll('[data-area="task-center"] [aria-busy="true"]').length === 0);
  must(await visitor.evaluate(pageFits), 'The own applications are wider than the window.');
};
