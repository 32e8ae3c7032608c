import type { RunningPortal } from '@portico/testing/portal';
import { variantBuild } from '../../tests/variant-build.ts';
import { type Journey, must } from '../journey.ts';
import { keys } from '../tab.ts';

const other = 0xb0b;

type Area = 'news' | 'service-hall';

/** The build of an area that everyone has, and another one that is published. */
async function twoBuilds(portal: RunningPortal, name: Area): Promise<{ first: string; next: string }> {
  const plan = (await (await fetch(`${portal.url()}/registry/plan`)).json()) as { areas: { area: string; buildId: string }[] };
  const build = variantBuild(name, other);
  try {
    const { code, output } = await portal.portico('publish', build.folder);
    must(code === 0, output);
  } finally {
    build.remove();
  }
  return { first: plan.areas.find(({ area }) => area === name)?.buildId ?? '', next: build.buildId };
}

async function activate(portal: RunningPortal, area: Area, buildId: string): Promise<void> {
  const answer = await fetch(`${portal.url()}/registry/activations`, {
    method: 'POST',
    body: JSON.stringify({ area, buildId }),
    headers: { authorization: `Bearer ${portal.token()}` },
  });
  must(answer.ok, await answer.text());
}

const isBuild = (selector: string, build: string) => document.querySelector<HTMLElement>(selector)?.dataset.build === build;

/** The page on screen moves to a new build and back, in the same document. */
export const swap: Journey = async ({ visitor, portal, path }) => {
  const shown = '[data-area="news"]';
  const { first, next } = await twoBuilds(portal, 'news');
  await visitor.goto(portal.url() + path('/news'));
  await visitor.sees(isBuild, shown, first);
  await visitor.evaluate(() => void Object.assign(window, { sameDocument: true }));
  try {
    await activate(portal, 'news', next);
    await visitor.sees(isBuild, shown, next);
    await visitor.shows(`${shown} a`);
  } finally {
    await activate(portal, 'news', first);
  }
  await visitor.sees(isBuild, shown, first);
  must(await visitor.evaluate(() => 'sameDocument' in window), 'The swap loaded a new document.');
};

/** What somebody has typed keeps its area waiting until it is taken back. */
export const swapMeanwhile: Journey = async ({ visitor, portal, size }) => {
  const { first, next } = await twoBuilds(portal, 'service-hall');
  const shown = '[data-area="service-hall"]';
  const field = `${shown} input:not([type="checkbox"], [type="radio"])`;
  await visitor.goto(portal.url() + (size.name === 'phone' ? '/mobile/search' : '/service-hall'));
  await visitor.shows(field);
  // The code that notices typing comes a moment after the page.
  await visitor.sees(() => performance.getEntriesByType('resource').some(({ name }) => /\/health\./.test(name)));
  await visitor.type(field, 'sport');
  try {
    await activate(portal, 'service-hall', next);
    const hasArrived = (build: string) => performance.getEntriesByType('resource').some(({ name }) => name.includes(build));
    await visitor.sees(hasArrived, next);
    must(await visitor.evaluate(isBuild, shown, first), 'The swap did not wait for what was typed.');
    const typed = (input: string) => document.querySelector<HTMLInputElement>(input)?.value;
    must((await visitor.evaluate(typed, field)) === 'sport', 'The text is lost.');
    await visitor.evaluate((input: string) => document.querySelector<HTMLInputElement>(input)?.select(), field);
    await visitor.keys(keys.delete);
    await visitor.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await visitor.sees(isBuild, shown, next);
  } finally {
    await activate(portal, 'service-hall', first);
  }
};
