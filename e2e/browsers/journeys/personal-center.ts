import { enterAs, type Journey, must } from '../journey.ts';
import { called } from '../visitor.ts';
import { pageFits } from './page-fits.ts';

/** A student sees the own data, reveals the own number, and finds a telephone number by pinyin. */
export const personalCenter: Journey = async (context) => {
  const { visitor, portal, path } = context;
  await enterAs('20260001', context);
  await visitor.goto(portal.url() + path('/personal-center'));
  await visitor.shows('//*[@data-area="personal-center"]//*[@aria-label="我的数据"]');
  must(await visitor.evaluate(pageFits), 'The overview is wider than the window.');
  await visitor.goto(portal.url() + path('/personal-center/profile'));
  const number = () => /1\d{10}/.test(document.querySelector('[data-area="personal-center"]')?.textContent ?? '');
  must(!(await visitor.evaluate(number)), 'The number is not masked.');
  await visitor.click(called('button', '显示手机号'));
  await visitor.sees(number);
  await visitor.goto(`${portal.url()}${path('/personal-center/campus-infos')}?tab=phones`);
  await visitor.shows('[data-area="personal-center"] a, [data-area="personal-center"] button');
  must(await visitor.evaluate(pageFits), 'The campus infos are wider than the window.');
};
