import { enterAs, type Journey, must } from '../journey.ts';
import { pageFits } from './page-fits.ts';

const area = '//*[@data-area="console"]';
const undo = `(${area}//button[starts-with(normalize-space(.), "撤销")])[1]`;

/** A school's administrator closes the assistant, sees what it reaches before, and takes it back. */
export const consoleJourney: Journey = async (context) => {
  const { visitor, portal, path, size } = context;
  const isPhone = size.name === 'phone';
  await enterAs('T10003', context);
  await visitor.goto(portal.url() + path('/console'));
  await visitor.shows(`${area}//*[normalize-space(text())="刚刚的操作"]`);
  must(await visitor.evaluate(pageFits), 'The overview is wider than the window.');
  if (isPhone) {
    await visitor.click(`${area}//button[starts-with(normalize-space(.), "其余")]`);
    await visitor.click(`${area}//li[.//*[normalize-space(text())="智能助手"]]//label[normalize-space(.)="关"]`);
  } else {
    for (const page of ['releases', 'audit', 'modules']) {
      await visitor.goto(`${portal.url()}/console/${page}`);
      await visitor.shows(`${area}//h1`);
      must(await visitor.evaluate(pageFits), `${page} is wider than the window.`);
    }
    await visitor.click(`${area}//table//*[normalize-space(text())="智能助手"]`);
    await visitor.click(`${area}//aside//label[normalize-space(.)="关闭"]`);
  }
  await visitor.click(`${area}//button[normalize-space(.)="生效"][not(@aria-disabled)][not(@disabled)]`);
  await visitor.click(undo);
  await visitor.sees(() => document.querySelector('[data-area="console"]')?.textContent?.includes('撤销：') ?? false);
};
