import { bellButton, enterAs, type Journey } from '../journey.ts';
import { called } from '../visitor.ts';

/** A member opens the notices, reads one, and the number falls. */
export const bell: Journey = async (context) => {
  const { visitor, portal, path } = context;
  await enterAs('T10001', context);
  await visitor.goto(portal.url() + path('/home'));
  await visitor.click(bellButton);
  await visitor.shows('dialog[open] li button');
  const unread = () => Number(/\d+/.exec(document.querySelector('dialog[open] [role="status"]')?.textContent ?? '')?.[0] ?? 0);
  const before = await visitor.sees(unread);
  const mark = '//dialog//button[@aria-label="标为已读" or normalize-space(.)="标为已读"]';
  await visitor.click(mark);
  await visitor.sees(
    (was: number) => Number(/\d+/.exec(document.querySelector('dialog[open] [role="status"]')?.textContent ?? '')?.[0] ?? 0) === was - 1,
    before,
  );
  await visitor.click(`//dialog${called('button', '关闭')}`);
  await visitor.hides('dialog[open]');
};
