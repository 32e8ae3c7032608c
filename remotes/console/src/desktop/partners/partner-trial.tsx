import type { PortalError } from '@portico/client';
import type { ConsolePartner, PartnerSettings, PartnerStep } from '@portico/contracts/console';
import { Button, Icon } from '@portico/ui';
import { useState } from 'react';
import { partners } from '../../api.ts';
import type { Guarded } from '../../ui/act/use-confirmed.tsx';
import * as css from '../../ui/console.module.css';
import * as form from '../../ui/form.module.css';
import { useConsole } from '../../ui/use-console.ts';
import { useOnline } from '../../ui/use-online.ts';
import * as own from './partners.module.css';

/** 测试连接 with what is typed, step by step, in the partner's own words. Nothing is saved. */
export function PartnerTrial({
  partner,
  settings,
  isSet,
  guarded,
}: {
  partner: Exclude<ConsolePartner['partner'], 'password'>;
  /** Undefined: the saved ones. */
  settings: PartnerSettings | undefined;
  isSet: boolean;
  guarded: Guarded;
}) {
  const { school } = useConsole();
  const isOnline = useOnline();
  const [state, setState] = useState<{ isBusy?: boolean; steps?: readonly PartnerStep[]; ok?: boolean; fault?: string }>({});
  const test = async () => {
    if (state.isBusy || !isOnline || !isSet) return;
    setState({ isBusy: true });
    try {
      const input = { ...school, partner, ...(settings && { settings }) };
      setState((await guarded(() => partners.test(input, { quiet: true }))) ?? {});
    } catch (error) {
      setState({ fault: (error as PortalError).message });
    }
  };
  return (
    <div className={own.trial}>
      <Button size="s" aria-disabled={state.isBusy || !isOnline || !isSet || undefined} onClick={() => void test()}>
        {state.isBusy ? '正在测试…' : '测试连接'}
      </Button>
      <div role="status">
        {state.steps && (
          <>
            <p className={state.ok ? undefined : css.danger}>
              {state.ok ? '全部通过，没有保存任何内容。' : '没有通过，没有保存任何内容。'}
            </p>
            <ol className={own.steps}>
              {state.steps.map(({ name, ok, ms, said }) => (
                <li key={name} data-failed={ok ? undefined : true}>
                  <Icon name={ok ? 'okc' : 'err'} size={16} />
                  <span>
                    {name}
                    <small>
                      {ok ? '通过' : '未通过'}　{ms} 毫秒
                    </small>
                    {said && <q>{said}</q>}
                  </span>
                </li>
              ))}
            </ol>
          </>
        )}
      </div>
      <p className={form.fault} role="alert">
        {state.fault}
      </p>
    </div>
  );
}
