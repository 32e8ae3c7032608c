import type { UrgentNotice } from '@portico/contracts';
import { momentOf } from '@portico/contracts/shown-time';
import { Icon } from '@portico/ui';
import { useEffect, useState } from 'react';
import { usePortalFacts } from '../../page-data/frame-facts.ts';
import { readAcknowledged, storeAcknowledged } from './acknowledged.ts';
import * as css from './urgent-bar.module.css';

/** One sentence of the school above the page, until the visitor has acknowledged it, it ends, or it is recalled. */
export function UrgentBar({ notice: { id, text, until } }: { notice: UrgentNotice }) {
  const [known, setKnown] = useState(readAcknowledged);
  const { serverTime } = usePortalFacts().host;
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    // By the server's clock: a device's own may be wrong.
    const left = momentOf(until) - momentOf(serverTime) - performance.now();
    const timer = setTimeout(() => setOver(true), Math.max(0, left));
    return () => clearTimeout(timer);
  }, [until, serverTime]);
  useEffect(() => {
    // Another tab acknowledged it.
    const read = () => setKnown(readAcknowledged());
    addEventListener('storage', read);
    return () => removeEventListener('storage', read);
  }, []);
  const acknowledge = () => {
    storeAcknowledged(id);
    setKnown(id);
  };
  if (isOver || known === id) return null;
  return (
    <div role="alert" className={css.bar}>
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
