import { portalError } from '@portico/client';
import { evaluateContract, type ServiceGuide, serviceContract } from '@portico/contracts';
import { fakeServer, renderPage, student } from '@portico/testing';
import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { plan } from '../samples.ts';
import { emptyGuide, guide, refuse } from '../service-samples.ts';
import { GuidePage } from './guide-page.tsx';

const answering = (body: ServiceGuide) => fakeServer(serviceContract, { guide: () => body, hit: () => ({ hits: 1 }) });
const show = (answers = answering(guide), person?: typeof student, id = '1') =>
  renderPage(GuidePage, { address: `/service-hall/details/${id}`, path: '/service-hall/details/:id', plan, answers, person });
const partOf = (page: ReturnType<typeof show>, name: string) => within(page.getByRole('region', { name }));

test('E4 · a guide says everything that the school says of it', async () => {
  const page = show();
  expect(await page.findByRole('heading', { level: 1, name: '出国审批' })).toBeTruthy();
  const parts = within(page.getByRole('navigation', { name: '本页内容' })).getAllByRole('link');
  const titles = page.getAllByRole('heading', { level: 2 }).filter((title) => !title.closest('aside'));
  expect(parts.map((link) => link.textContent)).toEqual(titles.map((title) => title.textContent));
  expect(page.getByRole('link', { name: '027-6800 1260' }).getAttribute('href')).toBe('tel:02768001260');
  expect(partOf(page, '申请材料').getByText(/原件、复印件/).textContent).toContain('2 份');
  expect(partOf(page, '申请材料').getByRole('link', { name: '样表' }).getAttribute('download')).toBe('样表.pdf');
  expect(partOf(page, '办理流程').getAllByRole('listitem')).toHaveLength(2);
  expect(partOf(page, '办理流程').getByRole('img').getAttribute('alt')).toContain('与上面的步骤相同');
  expect(partOf(page, '基本信息').getByRole('link', { name: '看地图' }).getAttribute('href')).toContain('position=114.3,30.5');
  expect(partOf(page, '收费标准').getByText('收费依据：收费目录')).toBeTruthy();
  expect(partOf(page, '设定依据').getByText('出国管理办法')).toBeTruthy();
  expect(partOf(page, '相关附件').getByRole('link', { name: '附件.pdf' })).toBeTruthy();
});

test('E4 · markup in a question is text', async () => {
  const page = show();
  expect(await page.findByText('<b>不需要</b>')).toBeTruthy();
});

test('E4 · parts that the school left out are not there, and what is done at a counter says so', async () => {
  const page = show(answering(emptyGuide));
  await page.findByRole('heading', { level: 1, name: '开水卡' });
  expect(page.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual(['基本信息', '评价']);
  expect(page.getByText('请到窗口办理')).toBeTruthy();
  expect(page.queryByText('在线办理')).toBeNull();
});

test('E4 · handling opens by the rule for links and is counted, not while it is closed', async () => {
  const answers = answering(guide);
  const page = show(answers);
  const handle = await page.findByRole('link', { name: '在线办理' });
  expect(handle.outerHTML).toContain('href="https://apps.example/1" target="_blank" rel="noopener noreferrer"');
  fireEvent.click(handle);
  await waitFor(() => expect(answers.asked.some(({ call }) => call.endsWith('hitApp'))).toBe(true));
  page.unmount();
  const closed = show(answering({ ...guide, status: 'maintain', statusText: '周日恢复' }));
  expect(await closed.findByText('周日恢复')).toBeTruthy();
  expect(closed.queryByRole('link', { name: '在线办理' })).toBeNull();
});

test('E4 · L12 · an id that is gone or wrong leads to a search and to the hall', async () => {
  for (const kind of ['not-found', 'invalid'] as const) {
    const gone = () => {
      throw portalError(kind, '…');
    };
    const page = show(fakeServer(serviceContract, { guide: gone }), undefined, '%2e%2e%2f');
    expect(await page.findByText('事项不存在或已下架')).toBeTruthy();
    expect(page.getByRole('link', { name: '去服务大厅看看' }).getAttribute('href')).toBe('/service-hall');
    const field = page.getByRole('combobox');
    fireEvent.change(field, { target: { value: '请假' } });
    fireEvent.submit(field.closest('form') as HTMLFormElement);
    expect(page.address()).toBe(`/service-hall?keyword=${encodeURIComponent('请假')}`);
    page.unmount();
  }
});

test('E4 · a guide for other people says so without its name; a guest may sign in', async () => {
  const hidden = () => {
    throw portalError('forbidden', '您没有使用该功能的权限', { code: 1001 });
  };
  for (const person of [undefined, student]) {
    const page = show(fakeServer(serviceContract, { guide: hidden }), person);
    expect(await page.findByText('您没有这个事项的访问权限')).toBeTruthy();
    expect(page.title()).toBeUndefined();
    expect(!!page.queryByRole('button', { name: '登录' })).toBe(!person);
    page.unmount();
  }
});

test('E4 · a guide that fails leaves one card with a retry', async () => {
  const page = show(fakeServer(serviceContract, { guide: refuse }));
  expect(await page.findByText('办事指南暂时没有加载出来')).toBeTruthy();
  expect(page.getByRole('button', { name: '重新加载' })).toBeTruthy();
});

test('E4 · a member rates a service, and what was refused is said', async () => {
  let broken = true;
  const answers = answering(guide).and(evaluateContract, { add: () => (broken ? refuse() : { score: 4.8, count: 12 }) });
  const page = show(answers, student);
  await page.findByRole('heading', { level: 1 });
  expect((page.getByRole('button', { name: '提交评价' }) as HTMLButtonElement).disabled).toBe(true);
  fireEvent.click(page.getByRole('radio', { name: '满意' }));
  fireEvent.change(page.getByLabelText('说说您的意见（选填）'), { target: { value: '很快' } });
  act(() => page.getByRole('button', { name: '提交评价' }).click());
  expect(await page.findByText(/评价没有提交成功/)).toBeTruthy();
  broken = false;
  act(() => page.getByRole('button', { name: '提交评价' }).click());
  expect(await page.findByText('评价已提交，谢谢您的意见。')).toBeTruthy();
  expect(answers.asked.at(-1)?.input).toMatchObject({ appId: '1', level: 4, comment: '很快' });
  expect(partOf(page, '评价').getByText(/共 12 人评价/).textContent).toContain('4.8');
});

test('E4 · a guest’s star and opinion lead to the login page and back', async () => {
  for (const name of ['收藏', '登录后评价']) {
    const page = show();
    const button = await page.findByRole('button', { name });
    act(() => button.click());
    expect(page.address()).toBe(`/login?redirect=${encodeURIComponent('/service-hall/details/1')}`);
    page.unmount();
  }
});

test('E4 · a member’s star shows at once and is undone when it is refused', async () => {
  let refused: (() => void) | undefined;
  const collect = () => new Promise<never>((_done, fail) => (refused = () => fail(new Error('refused'))));
  const page = show(fakeServer(serviceContract, { guide: () => guide, collect }), student);
  const star = await page.findByRole('button', { name: '收藏' });
  act(() => star.click());
  await waitFor(() => expect(star.getAttribute('aria-pressed')).toBe('true'));
  await waitFor(() => expect(refused).toBeTruthy());
  act(() => refused?.());
  await waitFor(() => expect(star.getAttribute('aria-pressed')).toBe('false'));
});

test('E4 · sharing copies the address, or shows it where the browser does not let it', async () => {
  const page = show();
  const share = await page.findByRole('button', { name: '分享' });
  act(() => share.click());
  expect(await page.findByText(/请复制这个地址：.+\/service-hall\/details\/1/)).toBeTruthy();
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { writeText } }));
  act(() => share.click());
  expect(await page.findByText('地址已复制')).toBeTruthy();
  expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/service-hall/details/1`);
  vi.unstubAllGlobals();
});
