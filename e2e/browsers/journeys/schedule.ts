import { enterAs, type Journey, must } from '../journey.ts';
import { called } from '../visitor.ts';
import { pageFits } from './page-fits.ts';

const within = (tag: string, name: string) => `//*[@data-area="schedule"]${called(tag, name)}`;

/** A student looks at the week and the month, makes an event and deletes it. */
export const schedule: Journey = async (context) => {
  const { visitor, portal, size } = context;
  await enterAs('20260001', context);
  if (size.name === 'phone') {
    await visitor.goto(`${portal.url()}/mobile/my-schedule/schedule`);
    await visitor.click(within('a', '展开为月'));
    await visitor.sees(() => document.querySelectorAll('[data-area="schedule"] tr').length > 3);
    await visitor.click(within('a', '收起为周'));
    await visitor.sees(() => document.querySelectorAll('[data-area="schedule"] tr').length === 2);
  } else {
    await visitor.goto(`${portal.url()}/schedule-center`);
    await visitor.click(within('a', '月'));
    await visitor.shows('[data-area="schedule"] td');
    must(await visitor.evaluate(pageFits), 'The month is wider than the window.');
    await visitor.click(within('a', '周'));
  }
  await visitor.sees(() => document.querySelectorAll('[data-area="schedule"] [aria-busy="true"]').length === 0);
  must(await visitor.evaluate(pageFits), 'The week is wider than the window.');
  await visitor.click(size.name === 'phone' ? within('a', '新建') : within('button', '新建日程'));
  await visitor.type(
    'dialog input[type="text"], [data-area="schedule"] form input[type="text"], dialog input:not([type]), [data-area="schedule"] form input:not([type])',
    'Return books',
  );
  await visitor.click(called('button', '保存'));
  // A dialog that is closing still takes the next press.
  await visitor.hides('dialog[open]');
  const own = '//*[@data-area="schedule"]//button[starts-with(normalize-space(.), "Return books") or contains(., "Return books")]';
  await visitor.click(own);
  await visitor.click(called('button', '删除'));
  await visitor.click(called('button', '删除日程'));
  await visitor.hides(own);
};
