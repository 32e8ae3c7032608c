import { createClient, type PortalError } from '@portico/client';
import { codes, signInMethodContract } from '@portico/contracts';
import { useFinishSignIn } from '../finish-sign-in.ts';
import { AccountFields } from './account-fields.tsx';
import { ArcoForm } from './arco-form.tsx';
import { useCaptcha } from './captcha-field.tsx';
import { SendButton } from './field.tsx';
import { readAccount } from './read-account.ts';
import { useSubmission } from './use-submission.ts';

const methods = createClient(signInMethodContract);

/** Joins a partner's identity to an account, whose password proves it; asked once. */
export function BindForm({ bindHandle, redirect, over }: { bindHandle: string; redirect: string | null; over: (text: string) => void }) {
  const captcha = useCaptcha();
  const finish = useFinishSignIn(redirect);
  const { fault, busy, form, sendForm, question } = useSubmission({
    consent: true,
    read: (fields) => readAccount(fields, captcha),
    async send({ remember: _remember, ...values }) {
      const result = await methods.bind({ bindHandle, ...values }, { quiet: true }).catch(async (error: PortalError) => {
        await captcha.refused(error.code);
        // The handle is used up or too old: only the partner can begin again.
        if (error.code === codes.ticketInvalid) over(error.message);
        throw error;
      });
      await finish(result);
    },
    fieldOf: ({ code }) => ({ [codes.badCredentials]: 'password', [codes.captchaRequired]: 'captcha' })[code],
  });
  return (
    <ArcoForm form={form} sendForm={sendForm}>
      <AccountFields fault={fault} captcha={captcha} />
      <SendButton busy={busy} while="正在绑定">
        绑定并登录
      </SendButton>
      {question}
    </ArcoForm>
  );
}
