import type { PortalError } from '@portico/client';
import { Button } from '@portico/ui';
import { useState } from 'react';
import { sources } from '../../api.ts';
import { offers as known } from '../../model/source-words.ts';
import type { Guarded } from '../../ui/act/use-confirmed.tsx';
import * as css from '../../ui/console.module.css';
import * as form from '../../ui/form.module.css';
import { TableHead } from '../../ui/table/table-head.tsx';
import { useConsole } from '../../ui/use-console.ts';
import { useOnline } from '../../ui/use-online.ts';
import * as own from './sources.module.css';

type Trial = Awaited<ReturnType<typeof sources.try>>;
const inWords = (fields: Readonly<Record<string, string>>) => Object.entries(fields).map(([name, value]) => `${name}: ${value}`);

/** 试取 for one account: our fields beside what the system sent, personal values masked. */
export function SourceTrial({
  code,
  offers,
  http,
  guarded,
}: {
  code: string;
  offers: readonly string[];
  http?: Record<string, unknown>;
  guarded: Guarded;
}) {
  const { school } = useConsole();
  const isOnline = useOnline();
  const [account, setAccount] = useState('');
  const [chosen, setChosen] = useState('');
  const [state, setState] = useState<{ isBusy?: boolean; trial?: Trial; fault?: string }>({});
  const offer = offers.includes(chosen) ? chosen : (offers[0] ?? '');
  const isReady = account.trim() !== '' && offer !== '' && code !== '' && isOnline && !state.isBusy;
  const attempt = async () => {
    if (!isReady) return;
    setState({ isBusy: true });
    try {
      const input = { ...school, code, account: account.trim(), offer, ...(http && { http }) };
      const trial = await guarded(() => sources.try(input, { quiet: true }));
      setState(trial ? { trial } : {});
    } catch (error) {
      setState({ fault: (error as PortalError).message });
    }
  };
  const { trial } = state;
  return (
    <div className={own.trial}>
      <div className={form.ways}>
        <input
          aria-label="试取的账号"
          placeholder="账号"
          maxLength={64}
          value={account}
          onChange={({ target }) => setAccount(target.value)}
        />
        <select aria-label="试取的数据" value={offer} onChange={({ target }) => setChosen(target.value)}>
          {known
            .filter(({ key }) => offers.includes(key))
            .map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
        </select>
        <Button size="s" aria-disabled={!isReady || undefined} onClick={() => void attempt()}>
          {state.isBusy ? '正在试取…' : '试取'}
        </Button>
      </div>
      <div role="status">
        {trial && (
          <p className={trial.ok ? undefined : css.danger}>
            {trial.ok ? `收到 ${trial.arrived} 行，${trial.refused} 行缺少内容` : (trial.said ?? '没有取到')}，用时 {trial.ms} 毫秒。
            {trial.missing.length > 0 && `没有找到字段：${trial.missing.join('、')}。`}
          </p>
        )}
      </div>
      {trial && trial.rows.length > 0 && (
        <table className={css.table} aria-label="试取的结果">
          <TableHead columns={['门户的字段', '系统发来的']} />
          <tbody>
            {trial.rows.map(({ fields, raw }) => (
              <tr key={JSON.stringify([fields, raw])}>
                <td>{inWords(fields).join('；')}</td>
                <td>{inWords(raw).join('；')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={form.fault} role="alert">
        {state.fault}
      </p>
    </div>
  );
}
