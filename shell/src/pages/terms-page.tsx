import { Link, useLocation } from '@portico/area/react';
import { createClient, useQuery } from '@portico/client';
import { configContract } from '@portico/contracts';
import { buttonLook, fullDate, Html, SkeletonLine, WhenLoaded } from '@portico/ui';
import { PlainFrame } from './plain-frame.tsx';
import * as css from './terms-page.module.css';

const config = createClient(configContract);

/** A text of the school that a person agrees to before signing in. */
export function TermsPage() {
  const sign = useLocation().pathname.replaceAll('/', '');
  const query = useQuery(config.content.query({ sign }));
  return (
    <PlainFrame>
      <article className={css.page}>
        <WhenLoaded query={query} what="这份文本" skeleton={<SkeletonLine height={320} />} empty={null}>
          {({ title, html, updateTime }) => (
            <>
              <h1>{title}</h1>
              <p className={css.date}>更新日期 {fullDate(updateTime)}</p>
              <Html className={css.text} html={html} />
            </>
          )}
        </WhenLoaded>
        <Link to="/login" {...buttonLook()}>
          返回登录
        </Link>
      </article>
    </PlainFrame>
  );
}
