import type { Captcha } from './captcha-field.tsx';
import type { Fault } from './use-submission.ts';

interface AccountFields {
  username: string;
  password: string;
  remember: boolean;
  captchaId?: string;
  captcha?: string;
}

/** Account, password and captcha as the calls take them, or the first thing that is missing. The password is sent as typed. */
export function readAccount(fields: FormData, captcha: Pick<Captcha, 'read'>): AccountFields | Fault {
  const username = String(fields.get('username') ?? '').trim();
  const password = String(fields.get('password') ?? '');
  if (!username) return { text: '请输入学号或工号。', field: 'username' };
  if (!password) return { text: '请输入密码。', field: 'password' };
  const read = captcha.read(fields);
  return 'text' in read ? read : { username, password, remember: fields.get('remember') === 'on', ...read };
}
