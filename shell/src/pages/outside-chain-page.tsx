import { useNavigate } from '@portico/area/react';
import { Button, buttonLook, Icon } from '@portico/ui';
import { httpAddress, looksForeign } from './http-address.ts';
import { NotFoundPage } from './not-found-page.tsx';
import * as css from './outside.module.css';
import { useOutsideEntry } from './outside-entry.ts';

/** Shows the real target of a link out of the portal; only a click continues. */
export function OutsideChainPage() {
  const entry = useOutsideEntry();
  const navigate = useNavigate();
  const address = entry && entry !== 'none' ? httpAddress(entry.link) : undefined;
  if (!entry) return null;
  if (entry === 'none' || !address) return <NotFoundPage />;
  return (
    <section className={css.page} aria-labelledby="outside-title">
      <Icon name="share" size={32} />
      <h1 id="outside-title">您将离开本站</h1>
      <p>
        即将前往 <strong>{address.host}</strong>
      </p>
      {looksForeign(address) && <p className={css.warning}>这个地址含有特殊字符，可能与常见网站相似，请核对后再继续。</p>}
      <p className={css.note}>{entry.name}由其他单位提供，请留意地址，不要在陌生网站输入本站密码。</p>
      <div className={css.ways}>
        <a {...buttonLook({ kind: 'primary', size: 'l' })} href={address.href} target="_blank" rel="noopener noreferrer">
          继续访问
        </a>
        <Button size="l" onClick={() => navigate(-1)}>
          返回
        </Button>
      </div>
    </section>
  );
}
