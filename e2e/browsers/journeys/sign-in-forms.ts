import { type Journey, password } from '../journey.ts';
import { keys } from '../tab.ts';
import { called } from '../visitor.ts';

/** A wrong password is refused in words; the right one, sent with Enter, leads to the page that was wanted. */
export const signInForms: Journey = async ({ visitor, portal, size, path }) => {
  await visitor.goto(`${portal.url()}/login?redirect=${encodeURIComponent(path('/news'))}`);
  await visitor.type('input[autocomplete="username"]', '20260001');
  await visitor.type('input[type="password"]', `wrong${keys.enter}`);
  await visitor.click(called('button', '同意并登录'));
  await visitor.reads('账号或密码不正确');
  await visitor.click('input[type="password"]');
  await visitor.evaluate(() => document.querySelector<HTMLInputElement>('input[type="password"]')?.select());
  await visitor.keys(`${password}${keys.enter}`);
  await visitor.arrives(path('/news'));
  if (size.name === 'desktop') await visitor.reads('林知夏');
};
