import { useSchool } from '@portico/session';
import { Art } from '@portico/ui';
import type { ReactNode } from 'react';
import { Brand } from '../frame/brand.tsx';
import { Filings } from '../frame/desktop/filings.tsx';
import * as css from './sign-in-scene.module.css';

/** The layout of all sign-in pages: the school's name, the scenery, and one form. */
export function SignInScene({ title, backdrop, children }: { title: string; backdrop?: ReactNode; children: ReactNode }) {
  const school = useSchool();
  return (
    <div className={css.page}>
      <div className={css.scene}>{backdrop ?? <Art name="login" />}</div>
      <div className={css.brand}>
        <Brand />
      </div>
      <div className={css.words}>
        <p>
          一次登录
          <br />
          办理全校事务
        </p>
        <small>课表、审批、报修、借阅，都从这里开始。</small>
      </div>
      <section className={css.card} aria-labelledby="sign-in-title">
        <h1 id="sign-in-title">{title}</h1>
        {children}
      </section>
      <div className={css.filings}>
        <Filings filing={school.filings} />
      </div>
    </div>
  );
}

/** A status sentence, announced to screen readers. */
export function Progress({ children }: { children: ReactNode }) {
  return (
    <p className={css.progress} role="status">
      {children}
    </p>
  );
}
