/** Apps that open the portal in a web view. */
export type HostApp = 'wecom' | 'study' | 'dingtalk' | 'welink' | 'alipay' | 'weibo' | 'qq' | 'wechat';

/** Most specific first: several apps also contain the marks of others. */
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
/** No real user agent is longer. */
const longest = 4_096;

/**
 * The app that shows a page, by its user agent; undefined in a browser. A user agent can be forged: it affects sign-in
 * methods and display, never permissions.
 */
export function hostApp(userAgent: string): HostApp | undefined {
  const text = userAgent.slice(0, longest);
  return marks.find(([, mark]) => mark.test(text))?.[0];
}
