import type { InfoItem, Notice, NoticeDetail, NoticeType } from '@portico/contracts';
import { noticeContract } from '@portico/contracts';
import { type FakeHandlers, fakeServer, planWith } from '@portico/testing';
import { area } from './area.ts';

// Only tests read this file.
export const notice = (id: string, more: Partial<Notice> = {}): Notice => ({
  idCode: id,
  type: 'life',
  title: `第 ${id} 条通知`,
  content: `第 ${id} 条的正文。`,
  sendTime: `2026-11-${String(10 + Number(id)).padStart(2, '0')} 09:00:00`,
  read: false,
  star: false,
  isTop: 0,
  createrName: '后勤保障部',
  priority: 'normal',
  dismissible: true,
  ...more,
});

export const item = (id: string, more: Partial<InfoItem> = {}): InfoItem => ({ ...notice(id), kind: 'notice', ...more });

export const document: InfoItem = {
  ...item('8', { title: '关于期末考试安排的函', read: true, dismissible: false }),
  kind: 'document',
  state: 'todo',
  docNo: '清教务〔2026〕57 号',
  target: { link: 'https://oa.example/8', isFrame: 0, isLogin: 1 },
};

export const detail = (id: string, more: Partial<NoticeDetail> = {}): NoticeDetail => ({
  ...notice(id),
  typeName: '生活',
  attachments: [
    { id: 'f', name: '安排.pdf', size: 20_070, mime: 'application/pdf', url: '/files/f', sha256: '0a1b2c3d4e5f'.padEnd(64, '0') },
  ],
  ...more,
});

export const types: NoticeType[] = [
  { type: 'teaching', name: '教学', unread: 0 },
  { type: 'life', name: '生活', unread: 2 },
];

export const plan = planWith(area);

/** A portal whose list can change while a page shows it; marks change it as the server does. */
export function noticesServer(rows: InfoItem[], more: FakeHandlers<typeof noticeContract> = {}) {
  const state = { rows, dismissed: [] as InfoItem[], failedSources: [] as { sourceCode: string; sourceName: string }[] };
  const unread = () => state.rows.filter(({ read, kind }) => kind === 'notice' && !read).length;
  const mark = (ids: readonly string[], how: Partial<InfoItem>) => {
    state.rows = state.rows.map((row) => (ids.includes(row.idCode) ? { ...row, ...how } : row));
    return { changed: ids.length, unread: unread() };
  };
  const answers = fakeServer(noticeContract, {
    all: ({ pageNum, pageSize }) => ({
      records: state.rows.slice((pageNum - 1) * pageSize, pageNum * pageSize),
      total: state.rows.length,
      pageNum,
      pageSize,
      unread: unread(),
      documents: { todo: 1, read: 0, done: 0 },
      failedSources: state.failedSources,
    }),
    types: () => types.map((type) => (type.type === 'life' ? { ...type, unread: unread() } : type)),
    show: () => ({ open: 1 as const, unread: unread(), urgent: [] }),
    detail: ({ id }) => {
      const found = state.rows.find(({ idCode }) => idCode === id);
      if (!found) throw Object.assign(new Error('通知不存在'), { name: 'PortalError', kind: 'not-found', code: 404 });
      const { kind: _kind, ...row } = found;
      return { ...detail(id), ...row, typeName: '生活' };
    },
    read: ({ idCodes, read }) => mark(idCodes, { read }),
    star: ({ idCodes, star }) => mark(idCodes, { star }),
    readAll: () =>
      mark(
        state.rows.map(({ idCode }) => idCode),
        { read: true },
      ),
    dismiss: ({ idCodes, dismissed }) => {
      const isMine = ({ idCode }: InfoItem) => idCodes.includes(idCode);
      if (dismissed) {
        state.dismissed.push(...state.rows.filter(isMine));
        state.rows = state.rows.filter((row) => !isMine(row));
      } else {
        state.rows = [...state.dismissed.filter(isMine), ...state.rows].sort((a, b) => (a.sendTime < b.sendTime ? 1 : -1));
        state.dismissed = state.dismissed.filter((row) => !isMine(row));
      }
      return { changed: idCodes.length, unread: unread() };
    },
    ...more,
  });
  return { state, answers };
}
