import type { PortalError } from '@portico/client';
import { Icon, type IconName } from '@portico/ui';
import { useEffect, useState } from 'react';
import { departByChoice } from './departures.ts';
import { FaultLine } from './form/field.tsx';
import { goAway } from './go-away.ts';
import * as css from './other-ways.module.css';
import type { AwayMethod } from './sign-in-entry.ts';

const ways: Record<AwayMethod, { name: string; icon: IconName }> = {
  cas: { name: '统一认证', icon: 'shield' },
  wechat: { name: '微信', icon: 'wechat' },
  oauth2: { name: '第三方登录', icon: 'link' },
};

/** The methods that redirect to a partner's page. */
export function OtherWays({ methods, redirect }: { methods: readonly AwayMethod[]; redirect: string | null }) {
  const [going, setGoing] = useState<AwayMethod>();
  const [fault, setFault] = useState<{ text: string }>();
  useEffect(() => {
    // Returned from there through the back-forward cache.
    const onShow = (event: PageTransitionEvent) => event.persisted && setGoing(undefined);
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);
  const go = async (method: AwayMethod) => {
    if (going) return;
    setGoing(method);
    setFault(undefined);
    departByChoice();
    try {
      await goAway(method, redirect);
    } catch (error) {
      setFault({ text: (error as PortalError).message });
      setGoing(undefined);
    }
  };
  return (
    <div className={css.ways}>
      <h2>其他方式</h2>
      <FaultLine fault={fault} id="other-ways-fault" />
      <ul>
        {methods.map((method) => (
          <li key={method}>
            <button
              type="button"
              aria-busy={going === method || undefined}
              aria-disabled={!!going || undefined}
              onClick={() => void go(method)}
            >
              <Icon name={ways[method].icon} size={18} />
              {ways[method].name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
