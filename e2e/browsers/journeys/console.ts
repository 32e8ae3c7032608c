import { enterAs, type Journey, type JourneyContext, must } from '../journey.ts';
import { keys } from '../tab.ts';
import { called } from '../visitor.ts';
import { pageFits } from './page-fits.ts';

const area = '//*[@data-area="console"]';
const status = `${area}//*[@role="status"][contains(normalize-space(.), "智能助手")]`;
const undo = `(${status}//button[starts-with(normalize-space(.), "撤销")])[1]`;
const apply = `${area}//button[normalize-space(.)="生效"][not(@aria-disabled)][not(@disabled)]`;
const undone = `${area}//*[@role="status"][contains(normalize-space(.), "撤销：")]`;

/** A school's administrator closes the assistant, sees what it reaches before, and takes it back. */
export const consoleJourney: Journey = async (context) => {
  const { visitor, portal, path, size } = context;
  const isPhone = size.name === 'phone';
  await enterAs('T10003', context);
  await visitor.goto(portal.url() + path('/console'));
  await visitor.shows(`${area}//h2[contains(., "正常") or contains(., "项")]`);
  must(await visitor.evaluate(pageFits), 'The overview is wider than the window.');
  if (isPhone) await closeOnPhone(context);
  else await closeOnDesktop(context);
  await visitor.shows(`${area}//ul[@aria-label="影响"]/li`);
  await visitor.click(apply);
  await visitor.click(undo);
  await visitor.shows(undone);
  if (!isPhone) await filterLog(context);
};

async function closeOnPhone({ visitor }: JourneyContext): Promise<void> {
  // The builds come last and move what is below them.
  await visitor.shows(`${area}//section[@aria-label="撤回版本"]//li`);
  await visitor.shows(`${area}//section[@aria-label="刚刚的操作"]//li`);
  await visitor.click(`${area}//button[starts-with(normalize-space(.), "其余")]`);
  await visitor.click(`${area}//li[.//p[normalize-space(.)="智能助手"]]//label[normalize-space(.)="关"]`);
}

async function closeOnDesktop({ visitor }: JourneyContext): Promise<void> {
  await visitor.shows(`${area}//section[@aria-label="区域"]//table`);
  for (const page of ['版本', '登录与对接', '数据源', '人员与角色', '审计日志', '模块']) {
    await visitor.click(`//nav[@aria-label="管理台"]${called('a', page)}`);
    await visitor.shows(`${area}//h1[.="${page}"]`);
    await visitor.shows(`${area}//table//tbody/tr`);
    must(await visitor.evaluate(pageFits), `${page} is wider than the window.`);
  }
  await visitor.click(`${area}//table//th[contains(., "智能助手")]`);
  await visitor.click(`${area}//aside//label[normalize-space(.)="关闭"]`);
}

/** The log is filtered by a choice and by what is typed; a row opens at its own address, and going back closes it. */
async function filterLog({ visitor, portal }: JourneyContext): Promise<void> {
  await visitor.goto(`${portal.url()}/console/audit?act=module.`);
  const row = `(${area}//tbody//button[@aria-expanded])[1]`;
  await visitor.type(`${area}//input[@aria-label="对象"]`, `智能助手${keys.enter}`);
  await visitor.sees(() => new URLSearchParams(location.search).get('object') === '智能助手');
  await visitor.shows(`(${area}//tbody/tr)[1][contains(., "智能助手")]`);
  await visitor.click(row);
  await visitor.shows(`${area}//tbody//dl//dt`);
  await visitor.back();
  await visitor.hides(`${area}//tbody//dl//dt`);
}
