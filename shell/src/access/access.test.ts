import { expect, test } from 'vitest';
import { type AccessFacts, decideAccess, type MenuPath } from './access.ts';

const home: MenuPath = { path: '/home', isDefault: 1, isLogin: 0 };
const news: MenuPath = { path: '/news', isDefault: 1, isLogin: 0 };
const tasks: MenuPath = { path: '/task-center', isDefault: 1, isLogin: 1 };
const library: MenuPath = { path: '/iframe', isDefault: 0, isLogin: 1 };
const openPage = { membersOnly: false, module: 'open' } as const;
const membersPage = { membersOnly: true, module: 'open' } as const;
const closedPage = { membersOnly: false, module: 'closed' } as const;
const waitingPage = { membersOnly: false, module: 'maintenance' } as const;

type Case = [id: string, who: 'guest' | 'member', device: 'desktop' | 'mobile', path: string, page: AccessFacts['page'], expected: string];

// Menus of all cases: a guest knows 任务中心 but may not open it; the member's menu has no 业务系统.
const cases: Case[] = [
  ['G1', 'guest', 'desktop', '/search', openPage, '/login?redirect=%2Fsearch%3Fq%3D1'],
  ['G1', 'guest', 'desktop', '/iframe', undefined, '/login?redirect=%2Fiframe%3Fq%3D1'],
  ['G1', 'guest', 'desktop', '/outside-chain', undefined, '/login?redirect=%2Foutside-chain%3Fq%3D1'],
  ['G1', 'guest', 'desktop', '/task-center', undefined, '/login?redirect=%2Ftask-center%3Fq%3D1'],
  ['G1', 'guest', 'desktop', '/task-center/approvals', closedPage, '/login?redirect=%2Ftask-center%2Fapprovals%3Fq%3D1'],
  ['G1', 'guest', 'desktop', '/task-centers', undefined, 'stay'],
  ['G1', 'guest', 'desktop', '/news', openPage, 'stay'],
  ['G1', 'guest', 'desktop', '/unknown', undefined, 'stay'],
  ['G6', 'guest', 'desktop', '/personal-center/collect', openPage, '/login?redirect=%2Fpersonal-center%2Fcollect%3Fq%3D1'],
  ['G6', 'guest', 'mobile', '/mobile/personal-center', openPage, '/login?redirect=%2Fmobile%2Fpersonal-center%3Fq%3D1'],
  ['G8', 'guest', 'desktop', '/news', closedPage, 'stay'],
  ['G8', 'guest', 'desktop', '/news', waitingPage, 'stay'],
  ['G2', 'member', 'desktop', '/business-system', openPage, '/error?code=1004&redirect=%2Fbusiness-system%3Fq%3D1'],
  ['G2', 'member', 'desktop', '/business-system', closedPage, '/error?code=1004&redirect=%2Fbusiness-system%3Fq%3D1'],
  ['G2', 'member', 'desktop', '/news', closedPage, '/error?code=1004&redirect=%2Fnews%3Fq%3D1'],
  ['G2', 'member', 'desktop', '/news/more/1', openPage, 'stay'],
  ['G2', 'member', 'desktop', '/newspaper', openPage, '/error?code=1004&redirect=%2Fnewspaper%3Fq%3D1'],
  ['G2', 'member', 'desktop', '/personal-center/collect', openPage, 'stay'],
  ['G2', 'member', 'desktop', '/search', openPage, 'stay'],
  ['G2', 'member', 'desktop', '/search', closedPage, '/error?code=1004&redirect=%2Fsearch%3Fq%3D1'],
  ['G2', 'member', 'desktop', '/iframe', undefined, 'stay'],
  ['G8', 'member', 'desktop', '/news', waitingPage, 'stay'],
  ['G3', 'guest', 'mobile', '/mobile/news', closedPage, '/login?redirect=%2Fmobile%2Fnews%3Fq%3D1'],
  ['G3', 'guest', 'mobile', '/mobile/work', undefined, '/login?redirect=%2Fmobile%2Fwork%3Fq%3D1'],
  ['G3', 'guest', 'mobile', '/mobile/news', openPage, 'stay'],
  ['G3', 'guest', 'mobile', '/mobile/news', waitingPage, 'stay'],
  ['G3', 'guest', 'mobile', '/mobile/task-center', membersPage, '/login?redirect=%2Fmobile%2Ftask-center%3Fq%3D1'],
  ['G3', 'guest', 'mobile', '/mobile/notice', closedPage, 'stay'],
  ['G4', 'member', 'mobile', '/mobile/news', closedPage, '/mobile/no-permission?redirect=%2Fmobile%2Fnews%3Fq%3D1'],
  ['G4', 'member', 'mobile', '/mobile/work', undefined, '/mobile/no-permission?redirect=%2Fmobile%2Fwork%3Fq%3D1'],
  ['G4', 'member', 'mobile', '/mobile/notice', closedPage, '/mobile/no-permission?redirect=%2Fmobile%2Fnotice%3Fq%3D1'],
  ['G4', 'member', 'mobile', '/mobile/news', openPage, 'stay'],
  ['G4', 'member', 'mobile', '/mobile/nowhere', undefined, 'stay'],
  ['G8', 'member', 'mobile', '/mobile/news', waitingPage, 'stay'],
];

for (const [id, who, device, path, page, expected] of cases)
  test(`${id} · a ${who} on ${device} at ${path}, page ${page ? `${page.module}${page.membersOnly ? ' to members' : ''}` : 'absent'}: ${expected}`, () => {
    const guest = who === 'guest';
    const decision = decideAccess({
      path,
      address: `${path}?q=1`,
      device,
      guest,
      page,
      knownMenus: [home, news, tasks, library],
      openMenus: guest ? [home, news] : [home, news, tasks, library],
    });
    expect(decision.kind === 'redirect' ? decision.to : decision.kind).toBe(expected);
  });

test('G1 · the targets of access redirects are open themselves, so there is no redirect loop', () => {
  for (const guest of [true, false])
    for (const [device, path] of [
      ['desktop', '/login'],
      ['desktop', '/error'],
      ['mobile', '/login'],
      ['mobile', '/mobile/no-permission'],
    ] as const)
      expect(decideAccess({ path, address: path, device, guest, page: undefined, knownMenus: [tasks], openMenus: [] })).toEqual({
        kind: 'stay',
      });
});
