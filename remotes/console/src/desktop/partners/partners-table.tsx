import type { ConsolePartner } from '@portico/contracts/console';
import { useNow } from '@portico/session';
import { lookInWords, originNames, partnerNames } from '../../model/partner-words.ts';
import { counted } from '../../model/words.ts';
import * as css from '../../ui/console.module.css';
import { Mark } from '../../ui/mark.tsx';
import { RowButton } from '../../ui/table/openable-row.tsx';
import { moveBetweenRows } from '../../ui/table/row-keys.ts';
import { TableHead } from '../../ui/table/table-head.tsx';

const number = (value: number | null) => (value === null ? '—' : counted(value));

export function PartnersTable({
  list,
  opened,
  onOpen,
}: {
  list: readonly ConsolePartner[];
  opened: string | undefined;
  onOpen: (partner: string | undefined) => void;
}) {
  const { date } = useNow();
  return (
    <table className={css.table} onKeyDown={moveBetweenRows}>
      <TableHead columns={['方式', '来源', { name: '7 天登录', isNumber: true }, { name: '失败', isNumber: true }, '最近成功']} acts />
      <tbody>
        {list.map(({ partner, from, signIns, failures, lastSuccess, look }) => (
          <tr key={partner}>
            <th scope="row">{partnerNames[partner]}</th>
            <td className={css.tight}>
              <Mark tone={from === 'none' ? 'off' : look?.since ? 'danger' : 'success'} />
              {originNames[from]}
              {look && <small className={look.since ? css.danger : css.quiet}> {lookInWords(look, date)}</small>}
            </td>
            <td className={css.number}>{number(signIns)}</td>
            <td className={css.number}>{number(failures)}</td>
            <td className={css.quiet}>{lastSuccess?.slice(5, 16)}</td>
            <td className={css.number}>
              {partner === 'password' ? (
                <span className={css.quiet}>无需设置</span>
              ) : (
                <RowButton
                  about={partnerNames[partner]}
                  isOpen={opened === partner}
                  onClick={() => onOpen(opened === partner ? undefined : partner)}
                >
                  设置
                </RowButton>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
