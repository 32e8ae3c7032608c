import type { NoticeConfig } from '@portico/contracts';

export const ways = [
  { key: 'web', name: '门户' },
  { key: 'wechat', name: '微信' },
  { key: 'wecom', name: '企业微信' },
  { key: 'sms', name: '短信' },
  { key: 'mail', name: '邮件' },
] as const;

/** The rows of the form: notices first, then documents. */
export function groupsOf({ channels }: NoticeConfig) {
  const isDocument = ({ type }: { type: string }) => type.startsWith('document.');
  return [
    { name: '通知公告', channels: channels.filter((channel) => !isDocument(channel)) },
    { name: '公文', channels: channels.filter(isDocument) },
  ].filter((group) => group.channels.length > 0);
}

type Fields = Pick<FormData, 'get' | 'has'>;

/** What the form changes, as the call wants it; or the sentence that says what is wrong. Locked channels stay out. */
export function changeOf(config: NoticeConfig, form: Fields) {
  const quietStart = String(form.get('quietStart') ?? '');
  const quietEnd = String(form.get('quietEnd') ?? '');
  if (Boolean(quietStart) !== Boolean(quietEnd)) return '请把免打扰的开始和结束时间都填上，或者都不填。';
  if (quietStart && quietStart === quietEnd) return '免打扰的开始和结束时间不能相同。';
  const channels = config.channels
    .filter(({ locked }) => !locked)
    .map(({ type }) => ({
      type,
      web: form.has(`${type}.web`),
      wechat: form.has(`${type}.wechat`),
      wecom: form.has(`${type}.wecom`),
      sms: form.has(`${type}.sms`),
      mail: form.has(`${type}.mail`),
    }));
  return { channels, quietStart, quietEnd };
}
