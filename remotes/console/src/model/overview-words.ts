import type { Overview } from '@portico/contracts/console';
import { counted } from './words.ts';

const parts: Record<string, string> = {
  releases: '版本',
  nodes: '节点',
  plans: '定时',
  grants: '待同意的授权',
  acts: '最近的操作',
  areas: '各区域的情况',
  fares: '打开和出错的页面',
  sources: '数据源',
  log: '日志校验',
  partners: '登录与对接',
  documents: '版本登记的签名',
  keys: '密钥与令牌',
  storage: '存储空间',
  misses: '搜不到的内容',
};

/** `版本、节点暂时读不到，其余内容不受影响。`; empty where all was read. */
export const failedPartsInWords = (failed: readonly string[]): string =>
  failed.length === 0 ? '' : `${failed.map((part) => parts[part] ?? part).join('、')}暂时读不到，其余内容不受影响。`;

export interface Figure {
  name: string;
  value: string;
  unit: string;
  before: string;
}

const unknown = '—';

/** The numbers of the first sheet. */
export function figuresOf({ tabs, failed, lcp }: Overview['fares']): Figure[] {
  const share = (part: number | null, whole: number | null) => (part === null || !whole ? null : (part / whole) * 100);
  const percent = (number: number | null) => (number === null ? unknown : number.toFixed(2));
  const number = (value: number | null) => (value === null ? unknown : counted(value));
  const unitOf = (value: number | null, unit: string) => (value === null ? '' : unit);
  const dayBefore = (value: string, unit = '') => (value === unknown ? '前一日没有记录' : `前一日 ${value}${unit}`);
  const seconds = (value: number | null) => (value === null ? unknown : (value / 1_000).toFixed(2));
  return [
    { name: '24 小时打开的页面', value: number(tabs.now), unit: unitOf(tabs.now, '个'), before: dayBefore(number(tabs.yesterday)) },
    {
      name: '出错的页面',
      value: percent(share(failed.now, tabs.now)),
      unit: unitOf(share(failed.now, tabs.now), '%'),
      before: `${number(failed.now)} 个，${dayBefore(percent(share(failed.yesterday, tabs.yesterday)), '%')}`,
    },
    { name: '首屏显示（LCP p75）', value: seconds(lcp.now), unit: unitOf(lcp.now, '秒'), before: '各区域加权' },
  ];
}
