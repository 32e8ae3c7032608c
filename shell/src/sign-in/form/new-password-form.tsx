import { createClient, type PortalError } from '@portico/client';
import { codes, userContract } from '@portico/contracts';
import { usePerson } from '@portico/session';
import { useFinishSignIn } from '../finish-sign-in.ts';
import { ArcoForm } from './arco-form.tsx';
import { FaultLine, SendButton } from './field.tsx';
import { PasswordField } from './password-field.tsx';
import { type Fault, useSubmission } from './use-submission.ts';

const user = createClient(userContract);
const rules = '至少 8 个字符，包含大写字母、小写字母、数字、符号中的三种。';

function read(fields: FormData): { oldPassword: string; newPassword: string } | Fault {
  const [oldPassword = '', newPassword = '', again = ''] = ['oldPassword', 'newPassword', 'again'].map((name) =>
    String(fields.get(name) ?? ''),
  );
  if (!oldPassword) return { text: '请输入原密码。', field: 'oldPassword' };
  if (!newPassword) return { text: '请输入新密码。', field: 'newPassword' };
  if (again !== newPassword) return { text: '两次输入的新密码不一致。', field: 'again' };
  return { oldPassword, newPassword };
}

/** The password that the school handed out is changed before anything else is open. */
export function NewPasswordForm({ redirect }: { redirect: string | null }) {
  const { account } = usePerson();
  const finish = useFinishSignIn(redirect);
  const { fault, busy, form, sendForm } = useSubmission({
    read,
    send: async (values) => finish(await user.password(values, { quiet: true })),
    fieldOf: ({ code }: PortalError) => ({ [codes.badCredentials]: 'oldPassword', [codes.invalid]: 'newPassword' })[code],
  });
  return (
    <ArcoForm form={form} sendForm={sendForm}>
      <FaultLine fault={fault} />
      {/* So that a password manager knows whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={account} readOnly hidden />
      <PasswordField name="oldPassword" label="原密码" fault={fault} autoComplete="current-password" />
      <PasswordField name="newPassword" label="新密码" fault={fault} autoComplete="new-password" hint={rules} />
      <PasswordField name="again" label="再次输入新密码" fault={fault} autoComplete="new-password" />
      <SendButton busy={busy} while="正在修改">
        修改密码
      </SendButton>
    </ArcoForm>
  );
}
