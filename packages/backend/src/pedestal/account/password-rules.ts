const shortest = 8;
const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u];

/** The problem of a new password, in the person's language; undefined for a good one. */
export function faultOfPassword(password: string, { account, old }: { account: string; old: string }): string | undefined {
  if ([...password].length < shortest) return '新密码至少需要 8 个字符';
  if (kinds.filter((kind) => kind.test(password)).length < 3) return '新密码须包含大写字母、小写字母、数字、符号中的至少三种';
  if (password.toLowerCase().includes(account.toLowerCase())) return '新密码不能包含账号';
  if (password === old) return '新密码不能与原密码相同';
  return undefined;
}
