import type { ReadCalendarEvent } from '@portico/contracts';

export const largestFile = 512 * 1024;

/** Why a chosen file is not sent. */
export function refusalOf({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (!name.toLowerCase().endsWith('.ics')) return '请选择 .ics 日历文件';
  if (size === 0) return '这个文件是空的，请换一个';
  if (size > largestFile) return '文件不能超过 512 KB，请分几次导出后再导入';
  return undefined;
}

/** `新增 3 条，更新 1 条，2 条无法导入` */
export function countWord(events: readonly Pick<ReadCalendarEvent, 'state'>[], skipped: number): string {
  const changed = events.filter(({ state }) => state === 'changed').length;
  return [`新增 ${events.length - changed} 条`, changed > 0 && `更新 ${changed} 条`, skipped > 0 && `${skipped} 条无法导入`]
    .filter(Boolean)
    .join('，');
}
