import { Link, useFirstInput } from '@portico/area/react';
import { useQuery, useQueryClient } from '@portico/client';
import { consentVersion, forgetConsent, rememberConsent } from '@portico/session/consent';
import { Button, SkeletonLine, WhenLoaded } from '@portico/ui';
import { person, user } from '../api.ts';
import { info } from '../model/first-calls.ts';
import * as css from './panel.module.css';
import { Panel } from './panel.tsx';
import { Said } from './said.tsx';
import { useAct } from './use-act.ts';

/** The terms that the person agreed to, and the way to withdraw. */
export function ConsentPart() {
  const client = useQueryClient();
  const query = useQuery(person.info.query(useFirstInput(info)));
  const { act, isBusy, done, fault } = useAct();
  const agree = (wanted: boolean) =>
    act(async () => {
      await user.consent({ version: wanted ? consentVersion : '' }, { quiet: true });
      if (wanted) rememberConsent();
      else forgetConsent();
      await client.invalidateQueries({ queryKey: person.info.query().queryKey });
      return wanted ? '已同意用户协议和隐私政策。' : '已撤回同意，下次登录时会再次询问。';
    });
  return (
    <Panel title="协议与授权">
      <WhenLoaded query={query} what="协议与授权" skeleton={<SkeletonLine height={50} />} empty={null} isEmpty={() => false}>
        {({ consentVersion: agreed }) => (
          <ul className={css.rows}>
            <li>
              <span className={css.text}>
                <span>
                  <Link to="/user-agreement" className={css.link}>
                    用户协议
                  </Link>
                  　
                  <Link to="/privacy-policy" className={css.link}>
                    隐私政策
                  </Link>
                </span>
                <small>{agreed ? `已同意第 ${agreed} 版` : '尚未同意，或已撤回'}</small>
              </span>
              <Button size="s" aria-disabled={isBusy || undefined} onClick={() => agree(!agreed)}>
                {agreed ? '撤回同意' : '同意'}
              </Button>
            </li>
          </ul>
        )}
      </WhenLoaded>
      <Said done={done} fault={fault} />
    </Panel>
  );
}
