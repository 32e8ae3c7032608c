const systems: [RegExp, string][] = [
  [/HarmonyOS/i, '鸿蒙'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, '安卓'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
];
const browsers: [RegExp, string][] = [
  [/wxwork/i, '企业微信'],
  [/MicroMessenger/i, '微信'],
  [/DingTalk/i, '钉钉'],
  [/Edg\//, 'Edge'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

/** A recognisable name of a device: `Windows · Chrome`. */
export function deviceName(userAgent: string): string {
  const first = (names: [RegExp, string][]) => names.find(([pattern]) => pattern.test(userAgent))?.[1];
  return [first(systems), first(browsers)].filter(Boolean).join(' · ') || '未知设备';
}
