/** One field of a change. */
export interface Difference {
  field: string;
  before: string;
  after: string;
}

const fieldNames: Record<string, string> = {
  open: '开放',
  maintenance: '维护',
  text: '说明',
  audience: '对谁开放',
  buildId: '版本',
  share: '灰度 %',
  school: '学校',
  preview: '预览',
  role: '角色',
  until: '到期',
  departments: '部门',
  mayReview: '可审核',
  revision: '修订',
  reason: '原因',
  due: '开始',
  state: '状态',
};
const valueNames: Record<string, string> = { GUEST: '游客', STUDENT: '学生', STAFF: '教职工', ADMIN: '管理员', true: '是', false: '否' };

function inWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return '无';
  if (Array.isArray(value)) return value.length > 0 ? value.map(inWords).join('、') : '无';
  return valueNames[String(value)] ?? String(value);
}

/** The fields of before and after that differ, nested ones by their path. */
export function differencesOf(before: unknown, after: unknown): Difference[] {
  const [one, other] = [leaves(before), leaves(after)];
  return [...new Set([...one.keys(), ...other.keys()])]
    .map((field) => ({ field, before: inWords(one.get(field)), after: inWords(other.get(field)) }))
    .filter((difference) => difference.before !== difference.after);
}

function leaves(value: unknown, path: readonly string[] = []): Map<string, unknown> {
  if (value === null || value === undefined) return new Map();
  if (typeof value !== 'object' || Array.isArray(value)) return new Map([[path.join(' ') || '值', value]]);
  return new Map(Object.entries(value).flatMap(([name, own]) => [...leaves(own, [...path, fieldNames[name] ?? name])]));
}
