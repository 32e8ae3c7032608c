import { expect, test } from 'vitest';
import { type HostApp, hostApp } from './host-app.ts';

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/132.0.0.0 Safari/537.36';
const android =
  'Mozilla/5.0 (Linux; Android 15; V2232A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/134.0 Mobile Safari/537.36';

const seen: readonly (readonly [HostApp | undefined, string])[] = [
  ['wechat', `${phone} MicroMessenger/8.0.68(0x1800442b) NetType/WIFI Language/zh_CN`],
  ['wechat', `${windows} NetType/WIFI MicroMessenger/7.0.20.1781(0x6700143B) WindowsWechat(0x63090a13) XWEB/18163 Flue`],
  ['wecom', `${android} XWEB/1340157 MMWEBSDK/20250201 MMWEBID/140 wxwork/4.1.38 MicroMessenger/7.0.1 NetType/WIFI Language/zh`],
  ['wecom', `${windows} Language/zh wxwork/4.1.3 (MicroMessenger/6.2) WindowsWechat  MailPlugin_Electron WeMail embeddisk`],
  [
    'study',
    `${phone} (schild:c69a8a0f) (device:iPhone13,2) Language/zh-Hant com.ssreader.ChaoXingStudy/ChaoXingStudy_3_6.7.3_ios_phone_202602111700_314 (@Kalimdor)_14898949611323310882`,
  ],
  ['study', `${windows} ChaoXingStudy_3_6.7.3_pc_2026`],
  [
    'alipay',
    `${phone} ChannelId(17) Ariver/1.1.0 AliApp(AP/10.8.30.6000) Nebula WK AlipayDefined(nt:WIFI,ws:390|780|3.0,ac:ss) AlipayClient/10.8.30.6000`,
  ],
  ['dingtalk', `${phone} AliApp(DingTalk/7.1.15) com.laiwang.DingTalk/33435556 Channel/201200 language/en-CN UT4Aplus/0.0.6 WK`],
  ['dingtalk', `${windows} dingtalk-win/1.0.0 nw(0.14.7) DingTalk(7.8.10-Release.250724002) Mojo/1.0.0 Native AppType(release)`],
  ['weibo', `${phone} Weibo (iPhone12,1__weibo__11.10.0__iphone__os15.0.2)`],
  ['qq', `${android} V1_AND_SQ_9.1.75_10026_HDBM_T PA QQ/9.1.75.25965 NetType/WIFI WebP/0.4.1 AppId/537287845`],
  ['welink', `${android} HuaWei-AnyOffice/1.0.0/cn.edu.fafu.iportal`],
  [undefined, `${phone} Version/13.0.3 Safari/604.1`],
  [undefined, android],
  [undefined, windows],
];

test('A13 · each host app is known by its user agent, in any case of letters and in other versions', () => {
  for (const [app, userAgent] of seen)
    for (const variation of [userAgent, userAgent.toLowerCase(), userAgent.toUpperCase(), userAgent.replace(/\d+\.\d+/g, '99.0')])
      expect(hostApp(variation), variation).toBe(app);
});

test('A13 · look-alikes are none of them', () => {
  for (const other of [
    '',
    `${android} MQQBrowser/15.2`,
    `${windows} QQBrowser/12.0`,
    `${phone} WeChat`,
    `${phone} Lark/7.20`,
    `${phone} AliApp(TB/10.30.0)`,
    'x'.repeat(8_192),
  ])
    expect(hostApp(other), other.slice(0, 80)).toBeUndefined();
});
