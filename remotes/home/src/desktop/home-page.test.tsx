import { act, fireEvent, type PageSurroundings, renderPage, school, student, waitFor, within } from '@portico/testing';
import { expect, test, vi } from 'vitest';
import { AllNear, everything, homeServer, never, plan, refuse } from '../home-samples.ts';
import { blocks, service } from '../samples.ts';
import { HomePage } from './home-page.tsx';
import { ownBlocks } from './own-blocks.ts';

vi.stubGlobal('IntersectionObserver', AllNear);
vi.stubGlobal('matchMedia', () => ({ matches: true }));

const show = ({ template = 1, ...more }: PageSurroundings & { template?: 1 | 2 | 3 } = {}) =>
  renderPage(HomePage, {
    address: '/home',
    plan,
    blocks: ownBlocks,
    answers: homeServer({ placed: everything }),
    school: { ...school, template, specialStyle: 0 },
    renderBlock: ({ sign }) => <div data-block={sign}>{sign}</div>,
    ...more,
  });
const templates = [1, 2, 3] as const;
const asked = (answers: ReturnType<typeof homeServer>) => answers.asked.map(({ call }) => call);

test('K5 · H1 · each template shows the school’s blocks in an arrangement of its own', async () => {
  const placed = blocks(
    ['home.recommendations', 'top'],
    ['home.person', 'left', { isLogin: 1 }],
    ['home.services', 'main'],
    ['news.latest', 'right'],
    ['home.shuttle', 'bottom'],
  );
  for (const template of templates) {
    const page = show({ template, person: student, answers: homeServer({ placed }) });
    expect(await page.findByText('校园线')).toBeTruthy();
    expect(page.container.querySelector(`[data-template="${template}"]`)).toBeTruthy();
    expect(page.container.querySelector('[data-block="news.latest"]')).toBeTruthy();
    expect(page.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    page.unmount();
  }
});

test('K5 · H1 · the workbench greets a member and shows the week; a guest finds public blocks and the way to sign in', async () => {
  const placed = blocks(['home.person', 'left', { isLogin: 1 }], ['home.services', 'main']);
  const member = show({ template: 2, person: student, answers: homeServer({ placed }) });
  expect(await member.findByRole('heading', { level: 1, name: '上午好，林知夏' })).toBeTruthy();
  expect(await member.findByRole('img', { name: '秋季学期第 11 周，共 20 周' })).toBeTruthy();
  expect(await member.findByText(/2 项待办今日到期/)).toBeTruthy();
  expect(await member.findByRole('tab', { name: '最近使用', selected: true })).toBeTruthy();
  member.unmount();
  const guest = show({ template: 2, answers: homeServer({ placed }) });
  expect(await guest.findByRole('link', { name: /校园服务/ })).toBeTruthy();
  expect(guest.getByRole('link', { name: '去登录' }).getAttribute('href')).toBe('/login?redirect=%2Fhome');
  expect(guest.queryByRole('region', { name: '我的信息' })).toBeNull();
});

test('K5 · H1 · the gateway searches, and shows tasks by audience in columns by kind', async () => {
  const answers = homeServer({
    placed: blocks(['home.recommendations', 'top']),
    services: {
      recommendationsByType: () =>
        ['学生', '教职工'].map((name, at) => ({
          id: name,
          name: `我是${name}`,
          type: 'role',
          sort: at,
          apps: [service(`${name}1`, { name: `${name}事项`, isLogin: 1 })],
        })),
    },
  });
  const page = show({ template: 3, answers });
  expect(await page.findByRole('link', { name: /学生事项.*登录后办理/ })).toBeTruthy();
  act(() => page.getByRole('tab', { name: '我是教职工' }).click());
  expect(await page.findByRole('link', { name: /教职工事项.*登录后办理/ })).toBeTruthy();
  expect(page.queryByText('学生事项')).toBeNull();
  fireEvent.change(page.getByRole('combobox'), { target: { value: '在读证明' } });
  fireEvent.submit(page.getByRole('combobox').closest('form') as HTMLFormElement);
  expect(page.address()).toBe(`/search?search=${encodeURIComponent('在读证明')}`);
});

test('K6 · specialStyle makes the first topic a wide one with its steps; without it all are alike', async () => {
  for (const template of [1, 3] as const)
    for (const specialStyle of [0, 1] as const) {
      const answers = homeServer({ placed: blocks(['home.topics', 'bottom']) });
      const page = show({ template, answers, school: { ...school, template, specialStyle } });
      expect(await page.findAllByText('校园专题')).toHaveLength(2);
      if (specialStyle) expect(await page.findByText('报到当天')).toBeTruthy();
      expect(asked(answers).filter((call) => call === 'GET /homepage/special')).toHaveLength(specialStyle);
      page.unmount();
    }
});

test('H1 · to-do and schedule are shown where their areas are in the plan, and nothing stands there otherwise', async () => {
  const placed = blocks(['task-center.todo', 'main', { isLogin: 1 }], ['home.services', 'main']);
  for (const template of templates) {
    const page = show({ template, person: student, answers: homeServer({ placed }) });
    expect((await page.findAllByText('校园服务')).length).toBeGreaterThan(0);
    expect(page.container.querySelector('[data-sign="task-center.todo"]')).toBeNull();
    page.unmount();
    const tasks = { area: 'task-center', blocks: { 'task-center.todo': { title: '待办', height: { desktop: 1, mobile: 1 } } }, pages: {} };
    const withTasks = { ...plan, areas: [...plan.areas, { ...plan.areas[0], ...tasks } as (typeof plan.areas)[number]] };
    const later = show({ template, plan: withTasks, person: student, answers: homeServer({ placed }) });
    expect(await later.findByText('task-center.todo')).toBeTruthy();
    later.unmount();
  }
});

test('H1 · a guest asks for nothing that is a member’s, quick navigation least of all', async () => {
  for (const template of templates) {
    const answers = homeServer({ placed: everything });
    const page = show({ template, answers });
    expect(await page.findByText('348,512')).toBeTruthy();
    const ofMembers =
      /quickNavigation|person\/|taskCenter|getCurriculumData|getNoticeShow|getCollectApp|getRecentlyUsedApp|getBusinessUnread/;
    expect(asked(answers).filter((call) => ofMembers.test(call))).toEqual([]);
    page.unmount();
  }
});

test('case 36 · H1 · markup in any text is text', async () => {
  const text = '<img src=x onerror=alert(1)><b>粗</b>';
  for (const template of templates) {
    const page = show({ template, person: student, answers: homeServer({ placed: everything, text }) });
    for (const shown of ['工具', '线', '部门', '事项', '链接'])
      expect((await page.findAllByText(`${text}${shown}`)).length).toBeGreaterThan(0);
    expect(page.container.querySelector('[onerror]')).toBeNull();
    page.unmount();
  }
});

test('K10 · H1 · an address that leads nowhere good is no link, a foreign one opens beside the portal', async () => {
  for (const template of templates)
    for (const link of ['javascript:alert(1)', ' JaVaScRiPt:alert(1)', 'data:text/html,x', '//evil.example/', '\\\\evil.example']) {
      const page = show({ template, person: student, answers: homeServer({ placed: everything, link }) });
      expect(await page.findByText('校园工具')).toBeTruthy();
      expect(await page.findByText('校园事项')).toBeTruthy();
      const addresses = [...page.container.querySelectorAll('[href]')].map((element) => element.getAttribute('href') ?? '');
      expect(addresses.filter((address) => !/^\/(?!\/)|^#|^[\w./-]+#[\w-]+$/.test(address))).toEqual([]);
      page.unmount();
    }
  const page = show({ person: student, answers: homeServer({ placed: everything }) });
  const foreign = (await page.findByText('校园工具')).closest('a');
  expect([foreign?.target, foreign?.rel]).toEqual(['_blank', 'noopener noreferrer']);
});

test('H1 · an icon or picture that is missing is drawn', async () => {
  for (const icon of ['', 'no-such-icon', 'javascript:alert(1)', 'art:nothing']) {
    const page = show({ person: student, answers: homeServer({ placed: everything, icon }) });
    const tool = (await page.findByText('校园工具')).closest('a');
    expect(tool?.querySelector('use')?.getAttribute('href')).toMatch(/#claim$/);
    expect(page.container.querySelector('img[src^="javascript"]')).toBeNull();
    page.unmount();
  }
  const page = show({ answers: homeServer({ placed: everything, icon: '/files/gone.png' }) });
  const picture = await page.findByRole('img', { name: '校园' });
  fireEvent.error(picture);
  expect(await page.findByText('校园轮播 1')).toBeTruthy();
});

test('H1 · a source that hangs, and one that fails, leave the rest of the page alive; a retry brings the one back', async () => {
  for (const template of templates) {
    let refused = true;
    const answers = homeServer({
      placed: everything,
      config: {
        tools: () =>
          refused ? refuse() : [{ id: 'o', name: '回来的工具', icon: '', target: { link: '/x', isFrame: 0, isLogin: 0 }, sort: 0 }],
      },
      services: { departments: never },
    });
    const page = show({ template, answers });
    expect(await page.findByText('工具暂时没有加载出来')).toBeTruthy();
    expect(page.getByText('正在加载部门').closest('[aria-busy]')).toBeTruthy();
    expect(await page.findByText('校园线')).toBeTruthy();
    expect(page.getAllByRole('button', { name: '重新加载' })).toHaveLength(1);
    refused = false;
    act(() => page.getByRole('button', { name: '重新加载' }).click());
    expect(await page.findByText('回来的工具')).toBeTruthy();
    page.unmount();
  }
});

test('H1 · when the arrangement cannot be read the usual blocks stand there', async () => {
  const page = show({ answers: homeServer({ config: { homeConfig: refuse } }) });
  expect(await page.findByRole('link', { name: /校园服务/ })).toBeTruthy();
  expect(page.container.querySelector('[data-block="news.latest"]')).toBeTruthy();
});

test('H1 · G8 · one of home’s own blocks is there where the plan has it, and nothing stands there where it is off', async () => {
  for (const template of templates) {
    const on = show({ template, person: student });
    for (const sign of ['home.services', 'home.tools', 'home.statistics'])
      await waitFor(() => expect(on.container.querySelector(`[data-block="${sign}"]`)?.childElementCount).toBe(1));
    on.unmount();
    const open = ([sign]: [string, unknown]) => sign !== 'home.services' && sign !== 'home.tools';
    const areas = plan.areas.map((each) => ({ ...each, blocks: Object.fromEntries(Object.entries(each.blocks).filter(open)) }));
    const off = show({ template, person: student, plan: { ...plan, areas } });
    expect(await off.findByText('校园线')).toBeTruthy();
    for (const sign of ['home.services', 'home.tools']) expect(off.container.querySelector(`[data-sign="${sign}"]`)).toBeNull();
    off.unmount();
  }
});

test('H1 · another area’s block that throws is one card, and its neighbours stand', async () => {
  const problem = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const renderBlock = () => {
    throw new Error('spoiled');
  };
  const page = show({ answers: homeServer({ placed: everything }), renderBlock });
  expect(await page.findByText('news.latest暂时无法显示')).toBeTruthy();
  expect(await page.findByText('校园线')).toBeTruthy();
  problem.mockRestore();
});

test('H1 · empty lists say so or leave no gap', async () => {
  const none = { records: [], total: 0, pageNum: 1, pageSize: 20 };
  const answers = homeServer({
    placed: everything,
    config: { banners: () => [], tools: () => [], busRoutes: () => [], bottomLinks: () => [], bottomMedia: () => [] },
    services: { recommended: () => [], departments: () => [], recommendationsByType: () => [], businessSystems: () => none },
  });
  const page = show({ answers });
  expect(await page.findByText('暂时没有推荐的服务')).toBeTruthy();
  expect(await page.findByText('暂时没有您可以使用的系统。')).toBeTruthy();
  for (const sign of ['home.tools', 'home.shuttle', 'home.links', 'home.quick-nav', 'home.person'])
    await waitFor(() => expect(page.container.querySelector(`[data-block="${sign}"]`)?.childElementCount).toBe(0));
});

test('H1 · what is theirs: a salary is not shown in figures, a silent system says so, counts above 99 are 99+', async () => {
  const page = show({ template: 2, person: student, answers: homeServer({ placed: everything }) });
  const mine = within(await page.findByRole('region', { name: '我的信息' }));
  expect(await mine.findByText('128.40')).toBeTruthy();
  expect(mine.getByText('已发放')).toBeTruthy();
  expect(mine.getByText('暂无')).toBeTruthy();
  expect(page.container.textContent).not.toContain('9876');
  expect(await page.findByText('财务暂时没有数据。')).toBeTruthy();
  expect(await page.findByText('99+')).toBeTruthy();
});

test('H1 · an entry of the three lists opens to its text and leads to the guide of its service', async () => {
  const page = show({ answers: homeServer({ placed: blocks(['home.three-lists', 'bottom']) }) });
  const entry = (await page.findByText('校园事项')).closest('details') as HTMLDetailsElement;
  expect(page.queryByText('依法办理')).toBeNull();
  act(() => {
    entry.open = true;
    fireEvent(entry, new Event('toggle'));
  });
  expect(await page.findByText('依法办理')).toBeTruthy();
  expect(page.getByRole('link', { name: '办事指南' }).getAttribute('href')).toBe('/service-hall/details/1');
  act(() => page.getByRole('tab', { name: '责任清单 0' }).click());
  expect(await page.findByText('这张清单暂时没有事项。')).toBeTruthy();
});
