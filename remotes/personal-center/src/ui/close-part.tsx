import { useFirstInput } from '@portico/area/react';
import { useQuery, useQueryClient } from '@portico/client';
import { closingDays } from '@portico/contracts';
import { Button, fullTime } from '@portico/ui';
import { useState } from 'react';
import { person, user } from '../api.ts';
import { info } from '../model/first-calls.ts';
import { CloseDialog } from './close-dialog.tsx';
import * as css from './panel.module.css';
import { Panel } from './panel.tsx';
import { Said } from './said.tsx';
import { useAct } from './use-act.ts';

/** Closing the account: asked for here, carried out after the waiting time, withdrawn at any moment before. */
export function ClosePart() {
  const client = useQueryClient();
  const { data } = useQuery(person.info.query(useFirstInput(info)));
  const [isAsking, setIsAsking] = useState(false);
  const { act, isBusy, done, fault } = useAct();
  const refresh = () => client.invalidateQueries({ queryKey: person.info.query().queryKey });
  const keep = () =>
    act(async () => {
      await user.keep({}, { quiet: true });
      await refresh();
      return '已撤销注销，账号照常使用。';
    });
  return (
    <Panel title="注销账号">
      <ul className={css.rows}>
        <li>
          <span className={css.text}>
            {data?.closeTime ? `账号将于 ${fullTime(data.closeTime)} 注销` : '注销后不能恢复'}
            <small>
              {data?.closeTime
                ? '在此之前可以照常登录，也可以撤销。'
                : `提交后等待 ${closingDays} 天，期间可以撤销。学校各业务系统中的数据不受影响。`}
            </small>
          </span>
          {data?.closeTime ? (
            <Button size="s" aria-disabled={isBusy || undefined} onClick={keep}>
              撤销注销
            </Button>
          ) : (
            <Button size="s" kind="danger" onClick={() => setIsAsking(true)}>
              注销账号
            </Button>
          )}
        </li>
      </ul>
      <Said done={done} fault={fault} />
      {isAsking && (
        <CloseDialog
          onEnd={() => {
            setIsAsking(false);
            void refresh();
          }}
        />
      )}
    </Panel>
  );
}
