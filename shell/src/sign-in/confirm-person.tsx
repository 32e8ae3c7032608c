import type { PortalError } from '@portico/client';
import type { UserInfo } from '@portico/contracts';
import { Button } from '@portico/ui';
import { useEffect, useRef, useState } from 'react';
import { FaultLine } from './form/field.tsx';
import * as css from './question.module.css';
import { SignInScene } from './sign-in-scene.tsx';

/**
 * This browser did not start the sign-in: the link may be somebody else's, so the dialog names the person before the
 * token is kept.
 */
export function ConfirmPerson({
  person,
  accept,
  decline,
}: {
  person: Pick<UserInfo, 'name' | 'account' | 'deptName'>;
  accept: () => Promise<void>;
  decline: () => void;
}) {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<{ text: string }>();
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => said.current?.focus(), []);
  const go = async () => {
    if (busy) return;
    setBusy(true);
    await accept().catch((error: PortalError) => {
      setFault({ text: error.message });
      setBusy(false);
    });
  };
  return (
    <SignInScene title="确认登录">
      <p className={css.asked} tabIndex={-1} ref={said}>
        以 {person.name}（{person.account}）身份登录？
      </p>
      <p className={css.note}>这次登录不是从本页面开始的。如果您不认识这个账号，请不要继续。</p>
      <FaultLine fault={fault} />
      <div className={css.ways}>
        <Button size="l" onClick={decline}>
          换个账号
        </Button>
        <Button size="l" kind="primary" aria-busy={busy || undefined} onClick={() => void go()}>
          {busy ? '正在登录' : '确认登录'}
        </Button>
      </div>
    </SignInScene>
  );
}
