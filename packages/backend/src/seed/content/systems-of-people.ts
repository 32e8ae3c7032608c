import type { ConfigBodies } from '../../kernel/config/schema.ts';

/** What the school's systems hold of the demo's people: approvals, documents, records. */
export interface ApprovalText {
  aprvType: 1 | 2 | 3 | 4;
  source: string;
  formName: string;
  title: string;
  sponsor: string;
  uname: string;
  statusCode: 0 | 1 | 2 | 3;
  /** Days ago that it was begun and changed. */
  begun: number;
  changed: number;
  /** Days until it is due. */
  dueIn?: number;
}
export const approvalStates = ['审批中', '已通过', '已驳回', '已撤销'];
const text = (
  aprvType: ApprovalText['aprvType'],
  source: string,
  words: [formName: string, title: string, sponsor: string, uname: string],
  at: [statusCode: ApprovalText['statusCode'], begun: number, changed: number, dueIn?: number],
): ApprovalText => ({
  aprvType,
  source,
  formName: words[0],
  title: words[1],
  sponsor: words[2],
  uname: words[3],
  statusCode: at[0],
  begun: at[1],
  changed: at[2],
  ...(at[3] !== undefined && { dueIn: at[3] }),
});

export const staffApprovals: ApprovalText[] = [
  text(1, 'oa', ['请示', '关于举办教学成果奖校内评审的请示', '沈一鸣', '周景行'], [0, 2, 1, 0]),
  text(1, 'international', ['出国（境）审批', '信息学院陈牧之赴新加坡参加学术会议', '陈牧之', '周景行'], [0, 3, 1, 0]),
  text(1, 'contract', ['合同用印', '“智慧教室二期”设备采购合同用印', '何嘉', '周景行'], [0, 2, 2, 1]),
  text(1, 'finance', ['差旅费报销', '报销单 BX-0032，合计 3,862.50 元', '苏敏', '周景行'], [0, 1, 1, 2]),
  text(1, 'affairs', ['学生请假', '文学院韩舒请假 9 天', '韩舒', '周景行'], [0, 1, 1, 3]),
  text(2, 'teaching', ['教材选用', '《离散数学》教材选用审核', '许知行', '教材科'], [1, 12, 6]),
  text(2, 'oa', ['发文会签', '关于调整实验课分组的通知', '高远', '校长办公室'], [0, 8, 3]),
  text(2, 'finance', ['借款', '教学竞赛报名费借款', '罗辰', '财务处'], [2, 15, 11]),
  text(3, 'oa', ['会议纪要', '第 5 次本科教学工作例会纪要', '校长办公室', '—'], [1, 7, 7]),
  text(3, 'teaching', ['培养方案', '计算机类培养方案修订说明', '韩立', '—'], [1, 20, 18]),
  text(4, 'oa', ['会议室预约', '行政楼 307，教学例会', '周景行', '已安排'], [1, 5, 4]),
  text(4, 'finance', ['差旅费报销', '赴武昌参加教学研讨会', '周景行', '财务处'], [0, 4, 2]),
  text(4, 'contract', ['设备借用', '明理楼 B302 录播设备', '周景行', '信息化办公室'], [3, 9, 8]),
];
export const studentApprovals: ApprovalText[] = [
  text(4, 'affairs', ['请假申请', '参加学科竞赛，请假 2 天', '林知夏', '辅导员 蒋予安'], [0, 1, 1]),
  text(4, 'teaching', ['转专业申请', '转入计算机科学与技术', '林知夏', '教务处'], [0, 12, 4]),
  text(4, 'affairs', ['困难补助', '临时困难补助', '林知夏', '学生工作部'], [1, 40, 32]),
  text(4, 'contract', ['场地借用', '社团活动借用明理楼 B105', '林知夏', '校团委'], [2, 21, 19]),
  text(3, 'affairs', ['班级评议', '综合测评班级评议结果', '程诺', '—'], [1, 10, 9]),
];

export interface DocumentText {
  type: 'todo' | 'read' | 'done';
  title: string;
  docNo?: string;
  sender: string;
  age: number;
  urgency?: 0 | 1 | 2;
}
export const staffDocuments: DocumentText[] = [
  { type: 'todo', title: '关于报送年度教学质量报告的通知', docNo: '清教〔{year}〕41 号', sender: '省教育厅', age: 1, urgency: 2 },
  { type: 'todo', title: '关于做好冬季校园安全工作的通知', docNo: '清校发〔{year}〕86 号', sender: '校长办公室', age: 2, urgency: 1 },
  { type: 'todo', title: '征求《本科生学籍管理办法》修订意见的函', docNo: '清校函〔{year}〕23 号', sender: '法律事务办公室', age: 3 },
  { type: 'todo', title: '关于申报一流课程的补充说明', docNo: '清教务〔{year}〕57 号', sender: '教务处', age: 5 },
  { type: 'read', title: '校党委常委会第 18 次会议纪要', docNo: '清党纪〔{year}〕18 号', sender: '党委办公室', age: 2 },
  { type: 'read', title: '关于公布教学名师名单的决定', docNo: '清校发〔{year}〕83 号', sender: '人事处', age: 6 },
  { type: 'read', title: '学校基本建设工作简报第 9 期', sender: '基建处', age: 8 },
  { type: 'done', title: '关于组织教师参加教学竞赛的通知', docNo: '清教务〔{year}〕49 号', sender: '教务处', age: 18 },
  { type: 'done', title: '关于校历调整的请示批复', docNo: '清校发〔{year}〕71 号', sender: '校长办公室', age: 30 },
];
export const studentDocuments: DocumentText[] = [
  { type: 'read', title: '关于{school}本科生奖学金评定结果的公示', docNo: '清学〔{year}〕32 号', sender: '学生工作部', age: 3 },
  { type: 'read', title: '关于加强宿舍用电安全管理的通知', docNo: '清后勤〔{year}〕15 号', sender: '后勤保障部', age: 9 },
];

interface RecordKind extends Omit<ConfigBodies['personData'], 'icon'> {
  icon: string;
  source: string;
  of: 'student' | 'staff' | 'both';
  rows: (string | number)[][];
}

/** Kinds of personal records: columns as the person sees them, rows as their system gives them. */
export const recordKinds: RecordKind[] = [
  {
    type: 'grades',
    name: '课程成绩',
    icon: 'grade',
    source: 'timetable',
    of: 'student',
    columns: [
      { key: 'term', name: '学期', choose: true },
      { key: 'course', name: '课程' },
      { key: 'kind', name: '性质', choose: true },
      { key: 'credit', name: '学分' },
      { key: 'score', name: '成绩', sensitive: true },
      { key: 'point', name: '绩点', sensitive: true },
    ],
    rows: [
      ['2025—2026 第一学期', '高等数学（上）', '必修', 5, 91, 4.1],
      ['2025—2026 第一学期', '程序设计基础', '必修', 4, 95, 4.5],
      ['2025—2026 第一学期', '大学英语 1', '必修', 3, 88, 3.8],
      ['2025—2026 第一学期', '思想道德与法治', '必修', 3, 90, 4.0],
      ['2025—2026 第二学期', '线性代数', '必修', 3, 93, 4.3],
      ['2025—2026 第二学期', '大学物理', '必修', 4, 86, 3.6],
      ['2025—2026 第二学期', '大学英语 2', '必修', 3, 89, 3.9],
      ['2025—2026 第二学期', '中国建筑史漫谈', '选修', 2, 92, 4.2],
      ['2025—2026 第二学期', '羽毛球', '选修', 1, 85, 3.5],
    ],
  },
  {
    type: 'loans',
    name: '图书借阅',
    icon: 'book',
    source: 'library',
    of: 'both',
    columns: [
      { key: 'title', name: '书名' },
      { key: 'author', name: '作者' },
      { key: 'place', name: '馆藏地', choose: true },
      { key: 'due', name: '应还日期' },
      { key: 'state', name: '状态', choose: true },
    ],
    rows: [
      ['算法导论', '科尔曼 等', '西区图书馆 三层', '{+4}', '在借'],
      ['具体数学', '高德纳 等', '西区图书馆 三层', '{+12}', '在借'],
      ['中国建筑史', '梁思成', '东区分馆 二层', '{+18}', '在借'],
      ['乡土中国', '费孝通', '东区分馆 一层', '{+2}', '即将到期'],
      ['平凡的世界', '路遥', '东区分馆 一层', '{-20}', '已还'],
    ],
  },
  {
    type: 'payments',
    name: '校园卡消费',
    icon: 'card',
    source: 'card',
    of: 'both',
    columns: [
      { key: 'time', name: '时间' },
      { key: 'place', name: '商户', choose: true },
      { key: 'amount', name: '金额（元）' },
      { key: 'left', name: '余额（元）' },
    ],
    look: { kind: 'days', day: 'time', amount: 'amount', unit: '元' },
    rows: [
      ['{-0} 07:42', '明德餐厅 一层', '-6.50', '128.40'],
      ['{-0} 00:12', '宿舍热水', '-17.00', '134.90'],
      ['{-1} 18:05', '云麓餐厅 二层', '-14.00', '151.90'],
      ['{-1} 12:11', '明德餐厅 一层', '-12.50', '165.90'],
      ['{-2} 20:33', '西区超市', '-23.80', '178.40'],
      ['{-2} 12:20', '明德餐厅 一层', '-10.50', '202.20'],
      ['{-3} 18:12', '云麓餐厅 一层', '-17.50', '212.70'],
      ['{-3} 12:06', '云麓餐厅 一层', '-21.80', '230.20'],
      ['{-4} 12:02', '明德餐厅 二层', '-18.00', '252.00'],
      ['{-4} 09:15', '圈存机', '+200.00', '270.00'],
      ['{-5} 17:50', '云麓餐厅 二层', '-26.60', '70.00'],
      ['{-6} 17:50', '校车', '-2.00', '96.60'],
      ['{-6} 12:14', '明德餐厅 一层', '-16.00', '98.60'],
      ['{-9} 12:31', '西区超市', '-35.40', '114.60'],
      ['{-15} 18:24', '云麓餐厅 一层', '-15.50', '150.00'],
    ],
  },
  {
    type: 'progress',
    name: '学业进度',
    icon: 'grade',
    source: 'timetable',
    of: 'student',
    columns: [
      { key: 'module', name: '课程模块' },
      { key: 'done', name: '已修学分' },
      { key: 'whole', name: '应修学分' },
    ],
    look: { kind: 'progress', label: 'module', done: 'done', whole: 'whole' },
    rows: [
      ['专业必修', 46, 72],
      ['通识教育', 28, 40],
      ['专业选修', 14.5, 28],
      ['实践创新', 10, 20],
    ],
  },
  {
    type: 'archive',
    name: '校园档案',
    icon: 'doc',
    source: 'hr',
    of: 'student',
    columns: [
      { key: 'item', name: '项目' },
      { key: 'value', name: '内容' },
    ],
    look: { kind: 'facts', label: 'item', value: 'value' },
    rows: [
      ['宿舍', '东区 4 号楼 512-3'],
      ['辅导员', '蒋予安 6800 1433'],
      ['学籍状态', '在籍在读'],
      ['奖励', '国家奖学金等 3 项'],
    ],
  },
  {
    type: 'salary',
    name: '薪酬明细',
    icon: 'coin',
    source: 'pay',
    stepUp: true,
    of: 'staff',
    columns: [
      { key: 'month', name: '月份', choose: true },
      { key: 'item', name: '项目' },
      { key: 'amount', name: '金额（元）', sensitive: true },
    ],
    rows: [
      ['上月', '岗位工资', '4,180.00'],
      ['上月', '薪级工资', '3,260.00'],
      ['上月', '绩效工资', '6,900.00'],
      ['上月', '住房公积金', '-1,721.00'],
      ['前月', '岗位工资', '4,180.00'],
      ['前月', '绩效工资', '6,450.00'],
    ],
  },
  {
    type: 'posts',
    name: '任职经历',
    icon: 'job',
    source: 'hr',
    of: 'staff',
    columns: [
      { key: 'from', name: '起始' },
      { key: 'post', name: '岗位' },
      { key: 'dept', name: '部门', choose: true },
    ],
    look: { kind: 'facts', label: 'post', value: 'from' },
    rows: [
      ['2011-07', '助教', '教育学院'],
      ['2014-09', '讲师', '教育学院'],
      ['2019-12', '副教授', '教育学院'],
      ['2022-03', '副处长', '教务处'],
    ],
  },
];
