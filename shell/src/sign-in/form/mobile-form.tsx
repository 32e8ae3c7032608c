import { createClient, type PortalError } from '@portico/client';
import { codes, signInMethodContract } from '@portico/contracts';
import { useState } from 'react';
import { ConsentBox } from '../consent-box.tsx';
import { useFinishSignIn } from '../finish-sign-in.ts';
import { CaptchaField, useCaptcha } from './captcha-field.tsx';
import { FaultLine, Field, SendButton } from './field.tsx';
import * as css from './form.module.css';
import { readMobile } from './read-mobile.ts';
import { useSendPause } from './send-pause.ts';
import { useSubmission } from './use-submission.ts';

const methods = createClient(signInMethodContract);
const quiet = { quiet: true };

/** A mobile number and the code that is sent to it. */
export function MobileForm({ redirect }: { redirect: string | null }) {
  const captcha = useCaptcha();
  const finish = useFinishSignIn(redirect);
  const [pause, pauseFor] = useSendPause();
  const [sent, setSent] = useState('');
  const { fault, busy, blame, form, question } = useSubmission({
    consent: true,
    read: (fields) => readMobile(fields, true),
    send: async (values) => finish(await methods.mobile(values, quiet)),
    fieldOf: ({ code }) => (code === codes.badCredentials || code === codes.locked ? 'code' : undefined),
  });

  const sendCode = async () => {
    const fields = new FormData(form.ref.current ?? undefined);
    const number = readMobile(fields, false);
    const solved = captcha.read(fields);
    setSent('');
    if ('text' in number) return blame(number);
    if ('text' in solved) return blame(solved);
    blame(undefined);
    try {
      const { retryAfter, expiresIn } = await methods.mobileSendCode({ mobile: number.mobile, ...solved }, quiet);
      pauseFor(retryAfter);
      setSent(`如果该手机号已登记，验证码已发送，${Math.round(expiresIn / 60)} 分钟内有效。`);
      form.ref.current?.querySelector<HTMLElement>('[name="code"]')?.focus();
    } catch (thrown) {
      const error = thrown as PortalError;
      await captcha.refused(error.code);
      // Too many: asking again at once would only be refused again.
      if (error.code === codes.tooMany) pauseFor(60);
      blame({ text: error.message, field: error.code === codes.captchaRequired ? 'captcha' : 'mobile' });
    }
  };

  return (
    <form {...form}>
      <FaultLine fault={fault} />
      <Field
        name="mobile"
        label="手机号"
        icon="phone"
        fault={fault}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={20}
      />
      <CaptchaField captcha={captcha} fault={fault} />
      <Field
        name="code"
        label="验证码"
        icon="mail"
        fault={fault}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        beside={
          <button
            type="button"
            className={css.sendCode}
            aria-disabled={pause > 0 || undefined}
            onClick={() => pause === 0 && void sendCode()}
          >
            {pause > 0 ? `${pause} 秒后重发` : '获取验证码'}
          </button>
        }
      />
      <p className={css.sent} role="status">
        {sent}
      </p>
      <ConsentBox />
      <SendButton busy={busy} while="正在登录">
        登录
      </SendButton>
      {question}
    </form>
  );
}
