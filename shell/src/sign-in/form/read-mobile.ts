import type { Fault } from './use-submission.ts';

/** Number and code as typed: with blanks, hyphens, +86 or full-width digits; or the first thing that is wrong. */
export function readMobile(fields: FormData, wantsCode: boolean): { mobile: string; code: string } | Fault {
  const plain = (name: string) =>
    String(fields.get(name) ?? '')
      .normalize('NFKC')
      .replace(/[\s-]/g, '');
  const mobile = plain('mobile').replace(/^(\+|00)?86(?=1\d{10}$)/, '');
  const code = plain('code');
  if (!mobile) return { text: '请输入手机号。', field: 'mobile' };
  if (!/^1[3-9]\d{9}$/.test(mobile)) return { text: '请输入 11 位手机号。', field: 'mobile' };
  if (wantsCode && !/^\d{6}$/.test(code)) return { text: code ? '验证码是 6 位数字。' : '请输入短信验证码。', field: 'code' };
  return { mobile, code };
}
