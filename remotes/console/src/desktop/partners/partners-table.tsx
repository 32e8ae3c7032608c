import type { ConsolePartner } from '@portico/contracts/console';
import { originNames, partnerNames } from '../../model/partner-words.ts';
import { counted } from '../../model/words.ts';
import * as css from '../../ui/console.module.css';
import { Mark } from '../../ui/mark.tsx';

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
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">方式</th>
          <th scope="col">来源</th>
          <th scope="col" className={css.number}>
            7 天登录
          </th>
          <th scope="col" className={css.number}>
            失败
          </th>
          <th scope="col">最近成功</th>
          <th scope="col">
            <span className="visually-hidden">操作</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {list.map(({ partner, from, signIns, failures, lastSuccess }) => (
          <tr key={partner}>
            <th scope="row">{partnerNames[partner]}</th>
            <td>
              <Mark tone={from === 'none' ? 'off' : 'success'} />
              {originNames[from]}
            </td>
            <td className={css.number}>{number(signIns)}</td>
            <td className={css.number}>{number(failures)}</td>
            <td className={css.quiet}>{lastSuccess?.slice(5, 16)}</td>
            <td className={css.number}>
              {partner === 'password' ? (
                <span className={css.quiet}>无需设置</span>
              ) : (
                <button
                  type="button"
                  className={css.text}
                  aria-expanded={opened === partner}
                  onClick={() => onOpen(opened === partner ? undefined : partner)}
                >
                  设置<span className="visually-hidden"> {partnerNames[partner]}</span>
                </button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
