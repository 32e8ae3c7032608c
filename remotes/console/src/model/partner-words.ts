import type { ConsolePartner, PartnerField, PartnerSettings } from '@portico/contracts/console';
import { shortTime } from './words.ts';

export const partnerNames: Record<ConsolePartner['partner'], string> = {
  password: '账号密码',
  cas: '统一身份认证 CAS',
  oidc: 'OIDC',
  wechat: '微信',
  sms: '短信验证码',
  apiLogin: '开放接口',
  mail: '邮件',
  model: '智能模型',
};
export const originNames: Record<ConsolePartner['from'], string> = { own: '本校配置', platform: '平台默认', none: '未配置' };

/** What the portal's own look found: `09:00 检查正常`, or `自 14:00 起连不上`. */
export const lookInWords = ({ time, since }: NonNullable<ConsolePartner['look']>, today: string): string =>
  since ? `自 ${shortTime(since, today)} 起连不上` : `${shortTime(time, today)} 检查正常`;

const fieldNames: Record<string, string> = {
  server: '服务器地址',
  protocol: '协议版本（1、2 或 3）',
  logoutFrom: '可以通知退出的网络地址',
  accountAttribute: '账号所在的属性',
  issuer: '签发者地址',
  clientId: '客户端 ID',
  clientSecret: '客户端密钥',
  accountClaim: '账号所在的声明',
  openUrl: '浏览器打开的地址',
  apiUrl: '服务器调用的地址',
  appid: 'AppID',
  secret: 'AppSecret',
  url: '网关地址',
  token: '网关令牌',
  key: '密钥',
  address: '接口地址',
  name: '模型名称',
};
export const fieldName = (name: string): string => fieldNames[name] ?? name;

/** What nobody types: the portal keeps the key of before for a day. */
const kept = ['previousKey', 'previousUntil'];
export const typedFields = (fields: readonly PartnerField[]) => fields.filter(({ name }) => !kept.includes(name));
export const oldKeyUntil = (fields: readonly PartnerField[]): string | undefined => {
  const until = fields.find(({ name }) => name === 'previousUntil')?.value;
  return until === undefined ? undefined : String(until).slice(0, 16);
};

/** A value as it stands in a field. */
export const fieldText = ({ value }: PartnerField): string =>
  Array.isArray(value) ? value.join(', ') : value === undefined ? '' : String(value);

/** What was typed, as the call takes it: empty secrets stay as they are, other empty fields are left out. */
export function typedSettings(fields: readonly PartnerField[], typed: Readonly<Record<string, string>>): PartnerSettings {
  return Object.fromEntries(
    fields.flatMap(({ name, value }): [string, PartnerSettings[string]][] => {
      const text = (typed[name] ?? '').trim();
      if (text === '') return [];
      if (Array.isArray(value) || name === 'logoutFrom') return [[name, text.split(/[,，\s]+/).filter(Boolean)]];
      return [[name, typeof value === 'number' || name === 'protocol' ? Number(text) : text]];
    }),
  );
}
