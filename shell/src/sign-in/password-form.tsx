import { createClient, type PortalError } from '@portico/client';
import { authContract, codes, type OutputOf } from '@portico/contracts';
import { Icon } from '@portico/ui';
import { type FormEvent, useRef, useState } from 'react';
import { signIn } from '../session/session.ts';
import { hasConsented, rememberConsent } from './consent.ts';
import { ConsentQuestion } from './consent-question.tsx';
import * as css from './password-form.module.css';

const auth = createClient(authContract);
type Captcha = OutputOf<typeof authContract.captcha>;

/** Account and password, with the captcha once the server asks for it. */
export function PasswordForm({ place }: { place: string }) {
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const [captcha, setCaptcha] = useState<Captcha>();
  const form = useRef<HTMLFormElement>(null);

  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    const fields = new FormData(form.current ?? undefined);
    const [username, password, letters] = ['username', 'password', 'captcha'].map((name) => String(fields.get(name) ?? ''));
    if (!username?.trim() || !password) return setFailure(username?.trim() ? '请输入密码。' : '请输入学号或工号。');
    if (captcha && !letters) return setFailure('请输入图中的验证码。');
    if (!hasConsented()) return setAsking(true);
    setBusy(true);
    setFailure('');
    try {
      await signIn({
        username: username.trim(),
        password,
        remember: fields.get('remember') === 'on',
        captchaId: captcha?.captchaId,
        captcha: letters || undefined,
      });
      location.assign(place);
    } catch (thrown) {
      const error = thrown as PortalError;
      setFailure(error.message);
      if (captcha || error.code === codes.captchaRequired) setCaptcha(await auth.captcha({}, { quiet: true }).catch(() => undefined));
      setBusy(false);
    }
  };

  return (
    <form ref={form} onSubmit={submit} noValidate>
      <p className={css.failure} role="alert">
        {failure}
      </p>
      <label className={css.label} htmlFor="username">
        学号 / 工号
      </label>
      <div className={css.field}>
        <Icon name="user" size={18} />
        <input id="username" name="username" autoComplete="username" maxLength={64} autoCapitalize="none" spellCheck={false} />
      </div>
      <label className={css.label} htmlFor="password">
        密码
      </label>
      <div className={css.field}>
        <Icon name="lock" size={18} />
        <input
          id="password"
          name="password"
          type={shown ? 'text' : 'password'}
          autoComplete="current-password"
          maxLength={128}
          onKeyUp={(event) => setCapsLock(event.getModifierState('CapsLock'))}
          aria-describedby={capsLock ? 'caps-lock' : undefined}
        />
        <button type="button" className={css.eye} aria-label="显示密码" aria-pressed={shown} onClick={() => setShown(!shown)}>
          <Icon name="eye" size={18} />
        </button>
      </div>
      {capsLock && (
        <p id="caps-lock" className={css.hint}>
          大写锁定已打开。
        </p>
      )}
      {captcha && (
        <>
          <label className={css.label} htmlFor="captcha">
            验证码
          </label>
          <div className={css.captcha}>
            <div className={css.field}>
              <input id="captcha" name="captcha" autoComplete="off" maxLength={16} inputMode="numeric" />
            </div>
            <img src={captcha.image} alt="验证码图片" />
            <button type="button" className={css.again} onClick={async () => setCaptcha(await auth.captcha({}))}>
              换一张
            </button>
          </div>
          {/* biome-ignore lint/a11y/useMediaCaption: the sound says the digits that the picture shows */}
          {captcha.audio && <audio className={css.audio} controls src={captcha.audio} aria-label="收听验证码" />}
        </>
      )}
      <label className={css.remember}>
        <input type="checkbox" name="remember" /> 30 天内免登录
      </label>
      <button type="submit" className={css.submit} disabled={busy}>
        {busy ? '正在登录' : '登录'}
      </button>
      <p className={css.below}>
        <a href="/">以访客身份浏览</a>
      </p>
      {asking && (
        <ConsentQuestion
          onAgree={() => {
            rememberConsent();
            setAsking(false);
            void submit();
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </form>
  );
}
