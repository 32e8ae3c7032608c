import type { AuditRow } from '@portico/contracts/console';

const columns: [string, (row: AuditRow) => string][] = [
  ['时间', ({ time }) => time],
  ['操作者', ({ who }) => who],
  ['角色', ({ role }) => role],
  ['操作', ({ name }) => name],
  ['对象', ({ objectName, object }) => objectName || object],
  ['学校', ({ fid }) => fid],
  ['结果', ({ outcome }) => outcome],
  ['原因', ({ reason }) => reason],
  ['地址', ({ address }) => address],
  ['设备', ({ device }) => device],
  ['请求', ({ requestId }) => requestId],
];

/** RFC 4180 with a byte order mark, as spreadsheets of Chinese offices expect it. */
export const csvOf = (rows: readonly AuditRow[]): string =>
  `\uFEFF${[columns.map(([title]) => title), ...rows.map((row) => columns.map(([, cell]) => cell(row)))].map((cells) => cells.map(quoted).join(',')).join('\r\n')}\r\n`;

/** A cell that begins like a formula would be run by a spreadsheet. */
function quoted(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
