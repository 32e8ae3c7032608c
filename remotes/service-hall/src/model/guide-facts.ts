import type { ServiceGuide } from '@portico/contracts';

export interface Fact {
  name: string;
  text: string;
  /** A number that a telephone can dial. */
  phone?: string;
}

const units = { workday: '个工作日', day: '天' };
const limitOf = ({ dayUnit = 'workday' }: ServiceGuide, days: number) => `${days} ${units[dayUnit]}`;
const phoneFact = (name: string, phone: string): Fact => ({ name, text: phone, phone: phone.replace(/[^\d+]/g, '') || undefined });
const filled = (facts: readonly (Fact | false | undefined)[]) => facts.filter((fact): fact is Fact => !!fact && fact.text.trim() !== '');

/** The facts that decide whether to begin: the head's row. Missing ones are omitted. */
export function headFacts(guide: ServiceGuide): Fact[] {
  const { places } = guide;
  return filled([...costFacts(guide), { name: '办理时间', text: places[0]?.time ?? '' }, ...consultFacts(guide)]);
}

/** Of these what it costs in days, ways and money: all that the head of a phone has room for. */
export function costFacts(guide: ServiceGuide): Fact[] {
  const { handleKind, commitDays, visits, fee } = guide;
  const promised = handleKind === 'instant' ? '即时办结' : commitDays !== undefined && limitOf(guide, commitDays);
  return filled([
    promised !== false && { name: '承诺办结', text: promised },
    visits !== undefined && { name: '到现场次数', text: `${visits} 次` },
    { name: '收费', text: fee.charge ? (fee.standard ?? '收费') : '不收费' },
  ]);
}

export const consultFacts = ({ consultPhone }: ServiceGuide): Fact[] => filled([phoneFact('咨询电话', consultPhone)]);

/** Everything else that is one fact with a name. */
export function basicFacts(guide: ServiceGuide): Fact[] {
  const { serviceObjects, deptName, handleKind, legalDays, itemCode, complaintPhone, updateTime } = guide;
  return filled([
    { name: '服务对象', text: serviceObjects.join('、') },
    { name: '责任部门', text: deptName },
    { name: '办件类型', text: handleKind === 'instant' ? '即办件' : '承诺件' },
    legalDays !== undefined && { name: '法定时限', text: limitOf(guide, legalDays) },
    { name: '事项编码', text: itemCode },
    complaintPhone !== undefined && phoneFact('监督投诉', complaintPhone),
    { name: '更新日期', text: updateTime.slice(0, 10) },
  ]);
}

const names = {
  basics: '基本信息',
  conditions: '受理条件',
  steps: '办理流程',
  materials: '申请材料',
  fee: '收费标准',
  basis: '设定依据',
  faqs: '常见问题',
  attachments: '相关附件',
  rating: '评价',
};
export type GuidePart = keyof typeof names;

/** The parts of this guide, in order; a part without content is omitted, with its anchor. */
export function guideParts(guide: ServiceGuide): { part: GuidePart; name: string }[] {
  const says: Partial<Record<GuidePart, boolean>> = {
    conditions: guide.conditions.replace(/<[^>]*>/g, '').trim() !== '',
    steps: guide.steps.length > 0 || guide.flowImage !== undefined,
    materials: guide.materials.length > 0,
    fee: guide.fee.charge && !!(guide.fee.standard || guide.fee.basis),
    basis: !!guide.legalBasis?.trim(),
    faqs: guide.faqs.length > 0,
    attachments: guide.attachments.length > 0,
  };
  return (Object.keys(names) as GuidePart[]).filter((part) => says[part] !== false).map((part) => ({ part, name: names[part] }));
}

/** A map link, if the school gives the position. */
export const mapLink = ({ address, lng, lat }: ServiceGuide['places'][number]): string | undefined =>
  lng === undefined || lat === undefined
    ? undefined
    : `https://uri.amap.com/marker?position=${lng},${lat}&name=${encodeURIComponent(address)}`;
