import { type PortalError, portalError } from '@portico/client';
import type { ConsoleMe } from '@portico/contracts/console';
import { Button } from '@portico/ui';
import { useState } from 'react';
import { myConsole } from '../../api.ts';
import * as css from '../form.module.css';

const names = { cas: '用统一身份认证验证', oidc: '用第三方统一登录验证' };

/** Proofs at a partner, which asks for the password and leads back to this page. */
export function PartnerWays({ ways, to }: { ways: ConsoleMe['confirmWays']; to: string }) {
  const [fault, setFault] = useState('');
  const partners = ways.filter((way) => way !== 'password');
  if (partners.length === 0) return null;
  const go = async (method: 'cas' | 'oidc') => {
    setFault('');
    try {
      const answer = await myConsole.confirm({ method, to }, { quiet: true });
      if (!('goTo' in answer) || !/^https?:\/\//i.test(answer.goTo)) throw portalError('failed', '登录服务的地址有误，请联系管理员。');
      location.assign(answer.goTo);
    } catch (error) {
      setFault((error as PortalError).message);
    }
  };
  return (
    <div className={css.ways}>
      {partners.map((method) => (
        <Button key={method} onClick={() => void go(method)}>
          {names[method]}
        </Button>
      ))}
      <p className={css.fault} role="alert">
        {fault}
      </p>
    </div>
  );
}
