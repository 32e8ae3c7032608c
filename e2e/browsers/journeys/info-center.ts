import { enterAs, type Journey, must } from '../journey.ts';
import { called } from '../visitor.ts';
import { pageFits } from './page-fits.ts';

/** A member opens a notice, dismisses one and takes that back. */
export const infoCenter: Journey = async (context) => {
  const { visitor, portal, size } = context;
  await enterAs('20260001', context);
  await visitor.goto(portal.url() + (size.name === 'phone' ? '/mobile/notice' : '/info-center'));
  await visitor.shows('[data-area="info-center"] li a');
  must(await visitor.evaluate(pageFits), 'The list is wider than the window.');
  if (size.name === 'phone') return;
  await visitor.click('//*[@data-area="info-center"]//button[starts-with(@aria-label, "忽略") or starts-with(normalize-space(.), "忽略")]');
  await visitor.click(called('button', '撤销'));
  await visitor.hides(called('button', '撤销'));
  await visitor.click(`//*[@data-area="info-center"]//li//a`);
  await visitor.shows('dialog[open]');
  must(await visitor.evaluate(pageFits), 'The drawer makes the page wider than the window.');
  await visitor.click(`//dialog${called('a', '关闭')}`);
  await visitor.hides('dialog[open]');
};
