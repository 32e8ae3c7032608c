import { type PortalError, useQuery, useQueryClient } from '@portico/client';
import { Button, SkeletonLine, WhenLoaded } from '@portico/ui';
import { useState } from 'react';
import { calendar } from '../api.ts';
import * as css from './manage.module.css';

/** The secret address with which a calendar program follows this calendar: shown, copied, replaced. */
export function Subscription() {
  const client = useQueryClient();
  const query = useQuery(calendar.feedAddress.query());
  const [said, say] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url);
      say('订阅地址已复制。');
    } catch {
      say('浏览器不允许复制，请选中地址手动复制。');
    }
  };
  const reset = async () => {
    setIsAsking(false);
    try {
      const fresh = await calendar.resetFeedAddress({}, { quiet: true });
      client.setQueryData(calendar.feedAddress.query().queryKey, fresh);
      say('地址已更换，旧地址立即失效。');
    } catch (error) {
      say((error as PortalError).message);
    }
  };
  return (
    <section className={css.part} aria-labelledby="subscription">
      <h3 id="subscription">订阅到手机或电脑日历</h3>
      <p>知道这个地址的人都能看到您的日程，请勿转发。泄露时更换地址即可。</p>
      <WhenLoaded query={query} what="订阅地址" skeleton={<SkeletonLine height={36} />} empty={null} isEmpty={() => false}>
        {({ url }) => (
          <>
            <input className={css.address} readOnly aria-label="订阅地址" value={url} onFocus={({ target }) => target.select()} />
            <p className={css.ways}>
              <Button size="s" onClick={() => void copy(url)}>
                复制地址
              </Button>
              {isAsking ? (
                <>
                  <Button size="s" kind="danger" onClick={() => void reset()}>
                    更换，旧地址失效
                  </Button>
                  <Button size="s" kind="text" onClick={() => setIsAsking(false)}>
                    不更换
                  </Button>
                </>
              ) : (
                <Button size="s" kind="text" onClick={() => setIsAsking(true)}>
                  更换地址
                </Button>
              )}
            </p>
          </>
        )}
      </WhenLoaded>
      <p role="status">{said}</p>
    </section>
  );
}
