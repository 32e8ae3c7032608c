import type { UrgentNotice } from '@portico/contracts';
import { momentOf } from '@portico/contracts/shown-time';
import { useSchool } from '@portico/session';
import { Icon } from '@portico/ui';
import { useEffect, useState } from 'react';
import { usePortalFacts } from '../../page-data/frame-facts.ts';
import { useHydrated } from '../../page-data/hydrated.ts';
import { storeAcknowledged, useAcknowledged } from './acknowledged.ts';
import * as css from './urgent-bar.module.css';

/** One sentence of the school above the page, until the visitor has acknowledged it, it ends, or it is recalled. */
export function UrgentBar() {
  const { urgent } = useSchool();
  return urgent ? <Notice key={urgent.id} {...urgent} /> : null;
}

function Notice({ id, text, until }: UrgentNotice) {
  const known = useAcknowledged();
  const [isClosed, setClosed] = useState(false);
  const isLive = useHydrated();
  const { serverTime } = usePortalFacts().host;
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    // By the server's clock: a device's own may be wrong.
    const left = momentOf(until) - momentOf(serverTime) - performance.now();
    const timer = setTimeout(() => setOver(true), Math.max(0, left));
    return () => clearTimeout(timer);
  }, [until, serverTime]);
  const acknowledge = () => {
    storeAcknowledged(id);
    setClosed(true);
  };
  if (isOver || isClosed || known === id) return null;
  return (
    <div role="alert" className={css.bar} data-written={isLive ? undefined : true}>
      <Icon name="warn" size={20} />
      <p className={css.text}>
        <b>紧急通知</b>
        {text}
      </p>
      <button type="button" className={css.close} onClick={acknowledge}>
        知道了
      </button>
    </div>
  );
}
