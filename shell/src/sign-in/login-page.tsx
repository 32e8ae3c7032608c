import { useLocation } from '@portico/area/react';
import { usePerson, useSchool } from '@portico/session';
import { Art, Crest } from '@portico/ui';
import { Navigate } from 'react-router';
import { Filings } from '../frame/desktop/filings.tsx';
import { useSiteLabel } from '../frame/frame-facts.ts';
import { useFirstPlace } from './first-place.ts';
import * as css from './login-page.module.css';
import { PasswordForm } from './password-form.tsx';

/** Signing in; who is signed in already goes on to where they wanted. */
export function LoginPage() {
  const school = useSchool();
  const label = useSiteLabel();
  const person = usePerson();
  const { search } = useLocation();
  const place = useFirstPlace(new URLSearchParams(search).get('redirect'));
  if (!person.isGuest) return <Navigate to={place} replace />;
  const expired = new URLSearchParams(search).get('expired') === '1';
  return (
    <div className={css.page}>
      <div className={css.scene}>
        <Art name="login" />
      </div>
      <div className={css.brand}>
        <span className={css.crest}>
          <Crest logo={label.logo} />
        </span>
        <b>{school.unitName}</b>
        <i>一网通办</i>
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
        <h1 id="sign-in-title">登录</h1>
        {expired && (
          <p className={css.expired} role="status">
            登录状态已过期，请重新登录。
          </p>
        )}
        <PasswordForm place={place} />
      </section>
      <div className={css.filings}>
        <Filings filing={school.filings} />
      </div>
    </div>
  );
}
