import { bellButton, enterAs, type Journey } from '../journey.ts';

/** After a sign-out no tab shows the member, and neither does a page that comes back from the browser's memory. */
export const session: Journey = async (context) => {
  const { visitor, portal, path } = context;
  await enterAs('20260001', context);
  const open = [await visitor.another(), await visitor.another()] as const;
  const [watching, leaving] = open;
  for (const tab of [visitor, ...open]) {
    await tab.goto(portal.url() + path('/home'));
    await tab.shows(bellButton);
  }
  // Away from the portal: its page is kept in memory and hears nothing.
  await visitor.goto(`${portal.url()}/js/robot-sdk.js`);
  await leaving.goto(`${portal.url()}/logout`);
  await leaving.sees(() => location.pathname !== '/logout' && document.documentElement.dataset.live === 'true');
  for (const tab of open) await tab.hides(bellButton);
  await watching.shows('[data-area="home"]');
  await visitor.back();
  await visitor.sees((home: string) => location.pathname === home && document.documentElement.dataset.live === 'true', path('/home'));
  await visitor.hides(bellButton);
};
