import type { NoticeFacts, ServiceCell } from '@portico/ui/desktop';

export const services: ServiceCell[] = ['请假申请', '成绩查询', '校园卡充值'].map((name, at) => ({
  id: String(at),
  name,
  icon: 'cal',
  meta: '学生工作部　1 个工作日',
  target: { link: '/', isFrame: 0, isLogin: 0 },
  collected: at === 0,
}));

export const notice: NoticeFacts = {
  title: '关于 2026 年冬季作息时间调整的通知',
  time: '2026-11-20 14:20:00',
  sender: '教务处',
  top: true,
};

export const choices = ['教务处', '学生工作部', '图书馆', '后勤保障部'].map((name) => ({ value: name, name }));
