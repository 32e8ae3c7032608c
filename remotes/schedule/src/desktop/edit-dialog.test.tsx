import { portalError } from '@portico/client';
import { calendarContract } from '@portico/contracts';
import { fireEvent, renderPage, student, waitFor } from '@portico/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { draftOf, newDraft } from '../model/draft.ts';
import { calendarServer, event, own, plan } from '../samples.ts';
import { EditDialog } from './edit-dialog.tsx';

const friday = '2026-11-20';
const course = event('1', friday, ['08:00', '09:35'], { title: '数据结构' });
const saved = (answers: ReturnType<typeof calendarServer>) => answers.asked.filter(({ call }) => call.endsWith('saveEvent'));
const render = (draft = newDraft(friday, { start: 600, end: 660 }), answers = calendarServer({ events: [course] })) => {
  const onClose = vi.fn();
  const page = renderPage(() => <EditDialog draft={draft} onClose={onClose} />, { plan, answers, person: student });
  return Object.assign(page, { onClose, answers });
};
const field = (page: ReturnType<typeof render>, name: string) => page.getByLabelText(name) as HTMLInputElement;
const type = (page: ReturnType<typeof render>, name: string, value: string) => fireEvent.change(field(page, name), { target: { value } });
const press = (page: ReturnType<typeof render>, name: string) => fireEvent.click(page.getByText(name));

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = vi.fn();
  HTMLDialogElement.prototype.close = vi.fn();
});

test('D2 · a new event is saved with its repeat and reminder, and is unsaved work until then', async () => {
  const page = render();
  expect(page.unsaved()).toBe(false);
  type(page, '标题', '小组讨论');
  expect(page.unsaved()).toBe(true);
  type(page, '重复', 'weekly');
  type(page, '提醒', '30');
  press(page, '保存');
  await waitFor(() => expect(page.onClose).toHaveBeenCalled());
  expect(saved(page.answers)[0]?.input).toMatchObject({ title: '小组讨论', start: `${friday} 10:00`, repeat: 'weekly', remindMinutes: 30 });
  expect(page.unsaved()).toBe(false);
});

test('D2 · the form says whether the time is free', async () => {
  const page = render();
  expect(await page.findByText('该时段没有课程或会议冲突')).toBeTruthy();
  type(page, '开始', `${friday}T09:00`);
  expect(await page.findByText('与“数据结构”（08:00—09:35）冲突')).toBeTruthy();
});

test('D2 · a missing title and an end before the start are said and not sent', async () => {
  const page = render();
  press(page, '保存');
  expect(page.getByText('请填写标题')).toBeTruthy();
  expect(field(page, '标题').getAttribute('aria-invalid')).toBe('true');
  type(page, '标题', 'x');
  type(page, '结束', `${friday}T09:59`);
  press(page, '保存');
  expect(page.getByText('结束时间须晚于开始时间')).toBeTruthy();
  expect(saved(page.answers)).toHaveLength(0);
});

test('D2 · what was typed is given up only on purpose', () => {
  const page = render();
  press(page, '取消');
  expect(page.onClose).toHaveBeenCalledOnce();
  type(page, '标题', 'x');
  press(page, '取消');
  expect(page.onClose).toHaveBeenCalledOnce();
  press(page, '继续编辑');
  expect(field(page, '标题').value).toBe('x');
  press(page, '取消');
  press(page, '放弃');
  expect(page.onClose).toHaveBeenCalledTimes(2);
});

test('D2 · an event that another tab changed: the latest is taken, or replaced on purpose', async () => {
  const theirs = own('2', friday, ['16:00', '17:00'], { title: '别处改的', version: 7 });
  const versions: unknown[] = [];
  const answers = calendarServer({ events: [theirs] }).and(calendarContract, {
    saveEvent: ({ version, ...text }) => {
      versions.push(version);
      if (version !== 7) throw portalError('conflict', '这条日程刚在别处改过，请核对后再保存', { code: 409 });
      return own('2', friday, ['16:00', '17:00'], { title: text.title });
    },
  });
  const page = render(draftOf(own('2', friday, ['16:00', '17:00'], { title: '旧的', version: 6 })), answers);
  type(page, '标题', '我的');
  press(page, '保存');
  expect(await page.findByText('这条日程刚在别处改过，请核对后再保存')).toBeTruthy();
  expect(field(page, '标题').value).toBe('我的');
  press(page, '载入最新内容');
  await waitFor(() => expect(field(page, '标题').value).toBe('别处改的'));
  type(page, '标题', '再改');
  press(page, '保存');
  await waitFor(() => expect(page.onClose).toHaveBeenCalled());
  expect(versions).toEqual([6, 7]);
});
