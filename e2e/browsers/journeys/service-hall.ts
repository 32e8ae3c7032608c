import { enterAs, type Journey } from '../journey.ts';
import { called } from '../visitor.ts';

const list = 'section[aria-label="服务列表"]';

/** A member narrows the hall, keeps a service, and finds it kept after a reload. */
export const serviceHall: Journey = async (context) => {
  const { visitor, portal, size } = context;
  await enterAs('20260001', context);
  const hall = size.name === 'phone' ? '/mobile/work' : '/service-hall';
  await visitor.goto(`${portal.url()}${hall}?keyword=cjcx`);
  const star = `${list} button[aria-label="收藏 成绩查询"]`;
  await visitor.shows(star);
  if (size.name === 'desktop') await visitor.sees(hairlinesAreSeen, star);
  const pressed = (button: string) => document.querySelector(button)?.getAttribute('aria-pressed');
  const before = await visitor.evaluate(pressed, star);
  await visitor.click(star);
  const changed = (button: string, was: string | null | undefined) => {
    const now = document.querySelector(button)?.getAttribute('aria-pressed');
    return now !== undefined && now !== was;
  };
  await visitor.sees(changed, star, before);
  await visitor.sees(async () => performance.getEntriesByType('resource').some(({ name }) => name.includes('ollectApp')));
  await visitor.goto(`${portal.url()}${hall}?keyword=cjcx`);
  await visitor.sees(changed, star, before);
  await visitor.click(star);
  await visitor.sees(
    (button: string, was?: string | null) => document.querySelector(button)?.getAttribute('aria-pressed') === was,
    star,
    before,
  );
  await visitor.click(called('a', '清空条件'));
  await visitor.arrives(hall);
  await visitor.sees((rows: string) => document.querySelectorAll(`${rows} button[aria-label^="收藏"]`).length >= 24, list);
};

/** The line below a service is a shadow: under a pixel of the screen it may be rounded to nothing. */
function hairlinesAreSeen(star: string): boolean {
  const zoom = Number(getComputedStyle(document.documentElement).getPropertyValue('--page-zoom')) || 1;
  const { boxShadow } = getComputedStyle(document.querySelector(star)?.parentElement as Element);
  const offsets = [...boxShadow.matchAll(/(-?[\d.]+)px/g)].map(([, value]) => Number(value) * zoom);
  return Math.max(...offsets) > 0.99;
}
