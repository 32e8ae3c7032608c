export type Notice = { kind: 'closed'; name: string; reason?: string; until?: string } | { kind: 'forbidden' } | { kind: 'not-found' };

/** `2026-11-22 06:00:00` as part of a sentence. */
const said = (time: string) => {
  const [, month, day, hours] = /^\d{4}-(\d{2})-(\d{2}) (\d{2}:\d{2})/.exec(time) ?? [];
  return hours ? `${Number(month)} 月 ${Number(day)} 日 ${hours}` : undefined;
};

/** Fact first, then what to do. */
export function noticeWords(notice: Notice): { title: string; text: string; until?: string } {
  if (notice.kind === 'forbidden') return { title: '没有访问权限', text: '您没有这项服务的访问权限，请联系管理员申请。' };
  if (notice.kind === 'not-found') return { title: '服务已下架', text: '这项服务已经下架，列表已为您更新。' };
  const until = notice.until && said(notice.until);
  return {
    title: `“${notice.name}”正在维护`,
    text: notice.reason || '维护期间不能办理。',
    ...(until && { until: `预计恢复时间：${until}` }),
  };
}
