import { pageAddress } from '@portico/area';
import { usePortal } from '@portico/area/react';
import type { ServiceGuide } from '@portico/contracts';
import { RelatedServices } from '../ui/related-services.tsx';
import { InProgress } from './in-progress.tsx';
import * as css from './side-card.module.css';

/** Beside a guide: its QR code, the person's tasks, related services, and contacts. */
export function GuideAside({ guide }: { guide: ServiceGuide }) {
  const { plan } = usePortal();
  const onPhone = pageAddress(plan, 'mobile', { to: 'service-hall/guide', params: { id: guide.appId } });
  const places = guide.places.filter(({ address, time }) => address || time);
  return (
    <aside className={css.column} aria-label="相关信息">
      {onPhone && guide.terminal !== 'pc' && (
        <section className={`${css.card} ${css.qr}`}>
          <img src={`/qr/guide/${encodeURIComponent(guide.appId)}.svg`} alt="本页的二维码" width={136} height={136} loading="lazy" />
          <p>微信扫码，手机办理</p>
        </section>
      )}
      <InProgress title="我的申请" keyword={guide.name.slice(0, 100)} />
      <RelatedServices guide={guide} className={`${css.card} ${css.links}`} headClassName={css.head} />
      {places.length > 0 && (
        <section className={css.card}>
          <div className={css.head}>
            <h2>窗口咨询</h2>
          </div>
          <div className={css.lines}>
            {places.map(({ address, time }) => (
              <p key={address}>
                {address}
                {address && time && <br />}
                {time}
              </p>
            ))}
          </div>
        </section>
      )}
    </aside>
  );
}
