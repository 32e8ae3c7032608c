import { Link, useSearchParams } from '@portico/area/react';
import { useDevice, usePerson } from '@portico/session';
import { Icon } from '@portico/ui';
import { useStore } from 'jotai';
import { useState } from 'react';
import { usePortalFacts } from '../page-data/frame-facts.ts';
import { hostApp } from '../viewport/host-app.ts';
import { canDepart } from './departures.ts';
import { takeFailure } from './failure-note.ts';
import { Leave } from './leave.tsx';
import { LoginBackdrop } from './login-backdrop.tsx';
import * as css from './login-page.module.css';
import { MemberGoesOn } from './member-goes-on.tsx';
import { OtherWays } from './other-ways.tsx';
import { type FormMethod, methodsHere, signInEntry } from './sign-in-entry.ts';
import { SignInMethods } from './sign-in-methods.tsx';
import { SignInScene } from './sign-in-scene.tsx';

/** The login page; somebody who is already signed in is redirected. */
export function LoginPage({ first }: { first?: FormMethod }) {
  const { isGuest } = usePerson();
  const [query] = useSearchParams();
  const redirect = query.get('redirect');
  return isGuest ? (
    <GuestLogin redirect={redirect} expired={query.get('expired') === '1'} first={first} />
  ) : (
    <MemberGoesOn redirect={redirect} changes={query.get('change') === 'password'} />
  );
}

function GuestLogin({ redirect, expired, first }: { redirect: string | null; expired: boolean; first: FormMethod | undefined }) {
  const store = useStore();
  const { host } = usePortalFacts();
  const mobile = useDevice() === 'mobile';
  const app = hostApp(navigator.userAgent);
  const [failure, setFailure] = useState(() => takeFailure(store));
  const [entry, setEntry] = useState(() => signInEntry({ host, app, mobile, stay: expired || failure !== undefined || !canDepart() }));
  const stay = (sentence: string) => {
    setFailure(sentence);
    setEntry({ kind: 'page' });
  };
  if (entry.kind !== 'page') return <Leave entry={entry} redirect={redirect} stay={stay} />;
  const { forms, away } = methodsHere({ host, app, mobile });
  const said = failure ?? (expired ? '登录状态已过期，请重新登录。' : undefined);
  return (
    <SignInScene title="登录" backdrop={<LoginBackdrop />}>
      {said && (
        <p className={css.said} role="alert">
          <Icon name="info" size={16} />
          {said}
        </p>
      )}
      <SignInMethods methods={forms} first={first} redirect={redirect} />
      {away.length > 0 && <OtherWays methods={away} redirect={redirect} />}
      <p className={css.below}>
        <Link to={mobile ? '/mobile/home' : '/'}>
          以访客身份浏览 <Icon name="right" size={12} />
        </Link>
      </p>
    </SignInScene>
  );
}
