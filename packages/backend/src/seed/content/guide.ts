import type { GuideBody } from '@portico/contracts';
import type { GuideFacts, GuideKind, ServiceText } from './content.ts';
import { factsOfDepartment, usualDepartment } from './departments.ts';
import { journeyAbroad } from './journey-abroad.ts';
import { knownFacts } from './known-facts.ts';

interface About {
  fid: string;
  updateTime: string;
  index: number;
}
type Step = Omit<GuideBody['steps'][number], 'no'>;

/** A service's guide: what is particular to it, to its kind of matter, and to the department that handles it. */
export function guideOf(text: ServiceText, { fid, updateTime, index }: About): GuideBody {
  const dept = factsOfDepartment(text.dept) ?? usualDepartment;
  if (text.code === 'abroad') return { ...journeyAbroad(updateTime), legalBasis: dept.basis, itemCode: `${fid}-GJ-001` };
  const facts = text.facts ?? knownFacts[text.code] ?? usualFacts(text);
  const { days, kind } = facts;
  return {
    itemCode: `${fid}-${dept.letters}-${String(index + 1).padStart(3, '0')}`,
    handleKind: days === 0 ? 'instant' : 'commitment',
    serviceObjects: objectsOf(text),
    ...(days > 0 && { legalDays: Math.max(days * 2, days + 3), commitDays: days, dayUnit: 'workday' as const }),
    visits: text.handleType === 'offline' ? 1 : 0,
    fee: facts.fee ? { charge: true, standard: facts.fee, basis: dept.feeBasis ?? '学校收费公示目录' } : { charge: false },
    places: [{ address: dept.place, time: dept.hours }],
    consultPhone: dept.phone,
    complaintPhone: dept.complaintPhone ?? '027-6800 1111',
    conditions: `<p>${facts.conditions}</p>`,
    materials: facts.materials.map((name) => ({
      name: name.replace(/\?$/, ''),
      required: !name.endsWith('?'),
      source: /证明|意见|审批|公示/.test(name) ? '相关部门出具' : '申请人提供',
      form: text.handleType === 'offline' ? (['original', 'copy'] as const).slice() : (['electronic'] as const).slice(),
    })),
    steps: stepsOf(kind, { dept: text.dept, days, index }).map((step, place) => ({ no: place + 1, ...step })),
    legalBasis: dept.basis,
    faqs: facts.faqs.map(([q, a]) => ({ q, a })),
    attachments: [],
    updateTime,
  };
}

const cityPeople: Record<string, string> = { 个人办事: '自然人', 老年人: '老年人', 企业办事: '企业法人、其他组织' };
function objectsOf({ audience, labels = [], open }: ServiceText): string[] {
  if (audience?.length === 1) return audience[0] === 'STAFF' ? ['在职教职工'] : ['全日制在校生'];
  const citizens = labels.flatMap((label) => cityPeople[label] ?? []);
  if (citizens.length > 0) return citizens;
  const groups = labels.filter((label) => ['毕业生', '新生', '留学生', '研究生'].includes(label));
  if (groups.length > 0) return groups;
  return open ? ['师生', '校友与来访人员'] : ['全日制在校生', '在职教职工'];
}

const usualFacts = ({ name, handleType }: ServiceText): GuideFacts => ({
  kind: handleType === 'query' ? 'query' : 'apply',
  days: handleType === 'query' ? 0 : 3,
  materials: handleType === 'query' ? [] : ['有效身份证件'],
  conditions: `使用实名账号登录后即可办理“${name}”。`,
  faqs: [],
});

const draftHints = [
  '带 * 的为必填，可随时保存草稿',
  '已有的信息会自动带出，核对即可',
  '中途离开会自动保存，七天内可以续填',
  '附件支持照片与 PDF，单个不超过 10 MB',
  '手机与电脑上填写的内容会同步',
  '填写有疑问可点每一项旁的说明',
  '提交前可以预览整张表单',
  '上一次填过的内容可以直接引用',
];

/** How each kind of matter goes its way. */
function stepsOf(kind: GuideKind, { dept, days, index }: { dept: string; days: number; index: number }): Step[] {
  const within = days > 0 ? `${days} 个工作日` : '即时';
  const me = '申请人';
  const ways: Record<GuideKind, Step[]> = {
    apply: [
      { name: '在线填报', actor: me, limit: '约 10 分钟', desc: draftHints[index % draftHints.length] ?? '' },
      { name: '材料预审', actor: `${dept}受理岗`, limit: '1 个工作日', desc: '材料不齐的一次告知' },
      { name: '审批', actor: `${dept}负责人`, limit: within },
      { name: '结果送达', actor: '系统', limit: '即时', desc: '通知与短信同时发出' },
    ],
    proof: [
      { name: '选择证明类型', actor: me, limit: '约 2 分钟' },
      { name: '信息核验', actor: '系统', limit: within, desc: '与业务系统中的数据核对' },
      { name: '签章与下载', actor: dept, limit: '即时', desc: '带二维码，可在线验真' },
    ],
    query: [
      { name: '登录并选择范围', actor: me, limit: '约 1 分钟' },
      { name: '查看或导出', actor: '系统', limit: '即时', desc: '数据有误可在结果页反馈' },
    ],
    book: [
      { name: '选择时段', actor: me, limit: '约 2 分钟', desc: '只显示可约的时段' },
      { name: '确认预约', actor: '系统', limit: '即时' },
      { name: '按时到场', actor: me, limit: '预约时段', desc: `凭校园卡或二维码，由${dept}核验` },
    ],
    repair: [
      { name: '填写地点与情况', actor: me, limit: '约 3 分钟', desc: '可上传照片' },
      { name: '派单', actor: `${dept}值班员`, limit: '30 分钟内' },
      { name: '上门处理', actor: '维修人员', limit: days > 0 ? `${days} 个工作日内` : '24 小时内' },
      { name: '评价', actor: me, limit: '7 天内' },
    ],
    report: [
      { name: '填写登记表', actor: me, limit: '约 8 分钟' },
      { name: '核对登记', actor: dept, limit: within },
      { name: '登记生效', actor: '系统', limit: '即时', desc: '可在“我的申请”中查看' },
    ],
    money: [
      { name: '填写单据', actor: me, limit: '约 15 分钟', desc: '票据拍照后自动识别' },
      { name: '经费负责人审批', actor: '经费负责人', limit: '2 个工作日' },
      { name: '审核', actor: dept, limit: within },
      { name: '支付到账', actor: '财务处', limit: '2 个工作日' },
    ],
    learn: [
      { name: '在线报名', actor: me, limit: '约 3 分钟' },
      { name: '资格确认', actor: dept, limit: within },
      { name: '参加与考核', actor: me, limit: '按通知安排' },
      { name: '发放凭证', actor: dept, limit: '结束后 5 个工作日' },
    ],
  };
  return ways[kind];
}
