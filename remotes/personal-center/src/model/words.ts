import type { BindKind, SignInEvent, SignInMethod } from '@portico/contracts';

export const bindNames: Record<BindKind, string> = {
  wechat: '微信',
  wecom: '企业微信',
  dingtalk: '钉钉',
  mobile: '手机号',
  mail: '邮箱',
  oauth2: '第三方账号',
};

export const eventWords: Record<SignInEvent, string> = {
  'signed-in': '登录',
  'signed-out': '退出登录',
  failed: '登录失败',
  locked: '账号锁定',
  unlocked: '解除锁定',
  'password-changed': '修改密码',
  bound: '绑定账号',
  unbound: '解除绑定',
  'session-ended': '下线设备',
  'stepped-up': '验证身份',
  revealed: '查看完整信息',
};

export const methodWords: Record<SignInMethod, string> = {
  password: '账号密码',
  cas: '统一认证',
  wechat: '微信',
  qrcode: '扫码',
  mobile: '短信验证码',
  api: '接口登录',
  oauth2: '第三方账号',
};

/** 今天 07:42, 昨天 18:10, 11-17 09:25, and with its year from another one. */
export function dayWords(time: string, today: string, yesterday: string): string {
  const [day = '', clock = ''] = time.split(' ');
  const hour = clock.slice(0, 5);
  if (day === today) return `今天 ${hour}`;
  if (day === yesterday) return `昨天 ${hour}`;
  return `${day.slice(0, 4) === today.slice(0, 4) ? day.slice(5) : day} ${hour}`;
}

/** An IPv4 address as people write it. */
export const plainAddress = (ip: string): string => ip.replace(/^::ffff:/, '');
