import { useFirstInput } from '@portico/area/react';
import { useQuery, useQueryClient } from '@portico/client';
import type { BindingItem } from '@portico/contracts';
import { Button, Empty, fullDate, Skeleton, WhenLoaded } from '@portico/ui';
import { Dialog } from '@portico/ui/dialog';
import { useState } from 'react';
import { auth, person, signInMethods } from '../api.ts';
import { bindings } from '../model/first-calls.ts';
import { bindNames } from '../model/words.ts';
import * as css from './panel.module.css';
import { Panel } from './panel.tsx';
import { Said } from './said.tsx';
import { useAct } from './use-act.ts';

/** Identities that sign the person in; each can be taken away. */
export function BindingsPart() {
  const client = useQueryClient();
  const query = useQuery(auth.bindings.query(useFirstInput(bindings)));
  const [asked, setAsked] = useState<BindingItem['kind']>();
  const { act, isBusy, done, fault } = useAct();
  const unbind = (kind: BindingItem['kind']) => {
    setAsked(undefined);
    act(async () => {
      await signInMethods.unbind({ kind }, { quiet: true });
      await Promise.all([auth.bindings, person.info].map((call) => client.invalidateQueries({ queryKey: call.query().queryKey })));
      return `${bindNames[kind]}已解绑。`;
    });
  };
  return (
    <Panel title="绑定账号">
      <WhenLoaded
        query={query}
        what="绑定账号"
        skeleton={<Skeleton rows={2} picture={false} />}
        empty={<Empty title="还没有绑定账号" reason="在登录页用微信或短信验证码登录时，可以绑定到您的账号。" />}
      >
        {(all) => (
          <ul className={css.rows}>
            {all.map(({ kind, subject, bindTime }) => (
              <li key={kind}>
                <span className={css.text}>
                  {bindNames[kind]}
                  <small>
                    {subject}　绑定于 {fullDate(bindTime)}
                  </small>
                </span>
                <Button size="s" aria-label={`解绑${bindNames[kind]}`} aria-disabled={isBusy || undefined} onClick={() => setAsked(kind)}>
                  解绑
                </Button>
              </li>
            ))}
          </ul>
        )}
      </WhenLoaded>
      <Said done={done} fault={fault} />
      {asked && (
        <Dialog
          title={`解绑${bindNames[asked]}`}
          onCancel={() => setAsked(undefined)}
          ways={() => (
            <>
              <Button onClick={() => setAsked(undefined)}>取消</Button>
              <Button kind="danger" onClick={() => unbind(asked)}>
                确认解绑
              </Button>
            </>
          )}
        >
          解绑后不能再用{bindNames[asked]}登录，下次登录时可以重新绑定。
        </Dialog>
      )}
    </Panel>
  );
}
