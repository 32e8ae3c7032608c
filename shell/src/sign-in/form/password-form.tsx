import { createClient } from '@portico/client';
import { authContract, codes } from '@portico/contracts';
import { useFinishSignIn } from '../finish-sign-in.ts';
import { CaptchaField, useCaptcha } from './captcha-field.tsx';
import { FaultLine, Field, SendButton } from './field.tsx';
import { ForgottenPassword } from './forgotten-password.tsx';
import * as css from './form.module.css';
import { PasswordField } from './password-field.tsx';
import { readAccount } from './read-account.ts';
import { useSubmission } from './use-submission.ts';

const auth = createClient(authContract);

/** Account and password, with the captcha once the server asks for it. */
export function PasswordForm({ redirect }: { redirect: string | null }) {
  const captcha = useCaptcha();
  const finish = useFinishSignIn(redirect);
  const { fault, busy, form, question } = useSubmission({
    consent: true,
    read: (fields) => readAccount(fields, captcha),
    async send(values) {
      const result = await auth.login(values, { quiet: true }).catch(async (error) => {
        await captcha.refused(error.code);
        throw error;
      });
      await finish(result);
    },
    fieldOf: ({ code }) => ({ [codes.badCredentials]: 'password', [codes.captchaRequired]: 'captcha' })[code],
  });
  return (
    <form {...form}>
      <FaultLine fault={fault} />
      <Field
        name="username"
        label="学号 / 工号"
        icon="user"
        fault={fault}
        autoComplete="username"
        maxLength={64}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <PasswordField name="password" label="密码" fault={fault} autoComplete="current-password" />
      <CaptchaField captcha={captcha} fault={fault} />
      <div className={css.beside}>
        <label className={css.tick}>
          <input type="checkbox" name="remember" /> 30 天内免登录
        </label>
        <ForgottenPassword />
      </div>
      <SendButton busy={busy} while="正在登录">
        登录
      </SendButton>
      {question}
    </form>
  );
}
