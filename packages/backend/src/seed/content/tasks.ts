export interface TaskText {
  type: 'todo' | 'read' | 'mine' | 'done' | 'copy' | 'draft';
  /** Where it is not what the type says. */
  status?: 'rejected' | 'withdrawn';
  title: string;
  source: string;
  initiator?: string;
  dept?: string;
  node?: string;
  /** Days until it is due; negative: overdue. */
  dueIn?: number;
  priority?: 0 | 1 | 2;
  /** Name, handler, state, days ago that it was done or arrived, what was said. Some engines send none. */
  steps?: readonly StepOfTask[];
}
export type StepOfTask = [name: string, handler: string, state: 'done' | 'current' | 'next', ago?: number, comment?: string];

export const taskSources = [
  { code: 'oa', name: '公文 OA' },
  { code: 'finance', name: '财务报销' },
  { code: 'affairs', name: '学生事务' },
  { code: 'international', name: '国际交流' },
  { code: 'contract', name: '合同与资产' },
  { code: 'teaching', name: '教务系统' },
];

export const studentTasks: TaskText[] = [
  { type: 'todo', title: '宿舍安全承诺书签署', source: 'affairs', initiator: '蒋予安', dept: '学生工作部', dueIn: -1, priority: 2 },
  { type: 'todo', title: '国家奖学金获奖信息确认', source: 'affairs', initiator: '蒋予安', dept: '学生工作部', dueIn: 0, priority: 2 },
  { type: 'todo', title: '综合测评：班级互评', source: 'affairs', initiator: '程诺', dept: '信息学院', dueIn: 1, priority: 1 },
  { type: 'todo', title: '课程教学质量评价（6 门）', source: 'teaching', initiator: '韩立', dept: '教务处', dueIn: 4 },
  { type: 'todo', title: '图书馆借阅到期续借', source: 'teaching', initiator: '图书馆', dept: '图书馆', dueIn: 6 },
  {
    type: 'mine',
    title: '请假申请：参加学科竞赛',
    source: 'affairs',
    initiator: '林知夏',
    dept: '信息学院',
    node: '辅导员审批',
    dueIn: 1,
    steps: [
      ['提交申请', '林知夏', 'done', 6],
      ['辅导员审批', '蒋予安', 'current', 6],
      ['学院备案', '信息学院学工办', 'next'],
    ],
  },
  { type: 'mine', title: '转专业申请', source: 'teaching', initiator: '林知夏', dept: '信息学院', node: '教务处复核' },
  { type: 'draft', title: '勤工助学岗位申请', source: 'affairs', initiator: '林知夏', dept: '信息学院', node: '已填 2/4 步' },
  { type: 'read', title: '考试周教室调整说明', source: 'teaching', initiator: '韩立', dept: '教务处' },
  { type: 'done', status: 'rejected', title: '校外住宿申请', source: 'affairs', initiator: '林知夏', dept: '信息学院', node: '材料不全' },
  { type: 'done', status: 'withdrawn', title: '教室借用：社团例会', source: 'teaching', initiator: '林知夏', dept: '校团委' },
  { type: 'done', title: '宿舍报修：空调漏水', source: 'affairs', initiator: '林知夏', dept: '后勤保障部' },
];

export const staffTasks: TaskText[] = [
  {
    type: 'todo',
    title: '关于举办教学成果奖校内评审的请示',
    source: 'oa',
    initiator: '沈一鸣',
    dept: '教务处',
    node: '处领导审核',
    dueIn: 0,
    priority: 2,
    steps: [
      ['拟稿', '沈一鸣', 'done', 2],
      ['核稿', '韩立', 'done', 1, '同意，请领导审阅'],
      ['处领导审核', '周景行', 'current', 1],
      ['分管校领导签发', '秦朗', 'next'],
    ],
  },
  {
    type: 'todo',
    title: '信息学院教师出国（境）审批：陈牧之',
    source: 'international',
    initiator: '陈牧之',
    dept: '信息学院',
    node: '部门审核',
    dueIn: 0,
    priority: 2,
  },
  {
    type: 'todo',
    title: '实验室危化品台账抽查反馈',
    source: 'oa',
    initiator: '罗辰',
    dept: '信息学院',
    node: '处领导审核',
    dueIn: -2,
    priority: 2,
  },
  {
    type: 'todo',
    title: '“智慧教室二期”设备采购合同用印',
    source: 'contract',
    initiator: '何嘉',
    dept: '信息化办公室',
    node: '用印审批',
    dueIn: 1,
    priority: 1,
  },
  {
    type: 'todo',
    title: '差旅费报销单 BX-0032，合计 3,862.50 元',
    source: 'finance',
    initiator: '苏敏',
    dept: '教务处',
    node: '部门审批',
    dueIn: 2,
    priority: 1,
  },
  { type: 'todo', title: '关于调整期末考试周场地安排的函', source: 'oa', initiator: '高远', dept: '后勤保障部', node: '会签', dueIn: 3 },
  {
    type: 'todo',
    title: '学生请假 7 天以上审批：韩舒',
    source: 'affairs',
    initiator: '韩舒',
    dept: '文学院',
    node: '教务处审批',
    dueIn: 3,
  },
  { type: 'todo', title: '本科生转专业复核：林知夏等 8 人', source: 'teaching', initiator: '韩立', dept: '教务处', node: '复核', dueIn: 4 },
  { type: 'todo', title: '下一年度教学专项经费预算征求意见', source: 'oa', initiator: '秦朗', dept: '财务处', node: '意见反馈', dueIn: 5 },
  { type: 'todo', title: '明理楼 B302 多媒体设备借用', source: 'contract', initiator: '罗辰', dept: '信息学院', node: '审批', dueIn: 5 },
  {
    type: 'todo',
    title: '关于召开第 6 次本科教学工作例会的通知',
    source: 'oa',
    initiator: '校长办公室',
    dept: '校长办公室',
    node: '回执',
    dueIn: 6,
  },
  { type: 'todo', title: '教学楼公共区域宣传品张贴申请', source: 'affairs', initiator: '宋词', dept: '校团委', node: '审批', dueIn: 7 },
  { type: 'read', title: '校党委常委会会议纪要', source: 'oa', initiator: '校长办公室', dept: '校长办公室' },
  { type: 'mine', title: '会议室预约：行政楼 307', source: 'oa', initiator: '周景行', dept: '教务处', node: '已安排' },
  { type: 'draft', title: '差旅报销：教学会议', source: 'finance', initiator: '周景行', dept: '教务处', node: '待补票据' },
  { type: 'done', title: '教材选用审核表', source: 'teaching', initiator: '许知行', dept: '信息学院' },
];
