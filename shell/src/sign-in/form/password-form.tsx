import { createClient } from '@portico/client';
import { authContract, codes } from '@portico/contracts';
import { ConsentBox } from '../consent-box.tsx';
import { useFinishSignIn } from '../finish-sign-in.ts';
import { AccountFields } from './account-fields.tsx';
import { useCaptcha } from './captcha-field.tsx';
import { SendButton } from './field.tsx';
import { ForgottenPassword } from './forgotten-password.tsx';
import * as css from './form.module.css';
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
      <AccountFields fault={fault} captcha={captcha} />
      <div className={css.beside}>
        <label className={css.tick}>
          <input type="checkbox" name="remember" /> 30 天内免登录
        </label>
        <ForgottenPassword />
      </div>
      <ConsentBox />
      <SendButton busy={busy} while="正在登录">
        登录
      </SendButton>
      {question}
    </form>
  );
}
