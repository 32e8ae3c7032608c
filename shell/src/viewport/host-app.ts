/** Apps that open the portal inside themselves. */
export type HostApp = 'wecom' | 'study' | 'dingtalk' | 'welink' | 'alipay' | 'weibo' | 'qq' | 'wechat';

/** The most specific first: several apps carry the marks of others. */
const marks: readonly (readonly [HostApp, RegExp])[] = [
  ['wecom', /wxwork\//i],
  ['study', /ChaoXingStudy/i],
  ['dingtalk', /DingTalk[/(]/i],
  ['welink', /HuaWei-AnyOffice|WeLink/i],
  ['alipay', /AlipayClient|AliApp\(AP\//i],
  ['weibo', /Weibo|__weibo__/i],
  // MQQBrowser and QQBrowser are browsers, not the app.
  ['qq', /(^|\s)QQ\/\d/i],
  ['wechat', /MicroMessenger\//i],
];
/** No real name of a browser is longer; what is beyond says nothing. */
const longest = 4_096;

/**
 * The app that a page runs in, by its user agent; undefined in a browser. Anyone can write a user agent: it chooses how
 * to sign in and what is shown, and never what is allowed.
 */
export function hostApp(userAgent: string): HostApp | undefined {
  const text = userAgent.slice(0, longest);
  return marks.find(([, mark]) => mark.test(text))?.[0];
}
