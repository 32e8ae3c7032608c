import type { Effects } from '@portico/contracts/console';
import { Button } from '@portico/ui';
import type { ReactNode } from 'react';
import { EffectsList } from '../ui/act/effects-list.tsx';
import { useConsole } from '../ui/use-console.ts';
import { useOnline } from '../ui/use-online.ts';
import * as css from './mobile.module.css';

/** What an act will reach, and the act: the password is asked for only where it was not given in the last 10 minutes. */
export function ActPanel({
  act,
  confirms,
  seen: { effects, refusal, isStale },
  isBusy,
  instead,
  onAct,
  onInstead,
  children,
}: {
  /** The button's verb, 撤回. */
  act: string;
  confirms: boolean;
  seen: { effects: Effects | undefined; refusal: string | undefined; isStale: boolean };
  isBusy: boolean | undefined;
  instead: string;
  onAct: () => void;
  onInstead: () => void;
  children?: ReactNode;
}) {
  const { me } = useConsole();
  const isOnline = useOnline();
  const asks = confirms && me?.confirmedUntil === undefined;
  return (
    <div className={css.panel}>
      {children}
      <EffectsList effects={effects} refusal={refusal} isStale={isStale} />
      <div className={css.ways}>
        <Button kind="primary" size="l" disabled={!effects || isBusy || !isOnline} onClick={onAct}>
          {asks ? `验证身份并${act}` : act}
        </Button>
        <Button size="l" onClick={onInstead}>
          {instead}
        </Button>
      </div>
      {!isOnline && <p className={css.meta}>网络已断开，恢复后才能操作。</p>}
    </div>
  );
}
