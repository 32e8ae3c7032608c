import type { SchoolContent } from './content.ts';

/** Whom the service centre recommends what; services by code, or by name where they have none of their own. */
export const cityRoles: SchoolContent['roles'] = [
  {
    name: '个人办事',
    services: [
      ...['residence', 'idcard', '户口迁移', '普通护照申领', '机动车驾驶证期满换证', 'social', 'remote', '养老保险关系转移接续'],
      ...['失业保险金申领', '社会保障卡补换', 'fund', 'rent', '公积金贷款预审', '公积金账户合并', '商品房买卖合同网签备案'],
      ...['school', '义务教育阶段转学', '教师资格认定', '中考成绩证明', '家庭经济困难学生资助申请'],
    ],
  },
  {
    name: '企业办事',
    services: [
      ...['company', 'invoice', '企业变更登记', '企业简易注销', 'food', '企业用工备案', '创业担保贷款申请', 'social'],
      ...['建筑工程施工许可', 'fund', '公积金账户合并', '民办幼儿园收费备案', '个体工商户开业登记'],
    ],
  },
  {
    name: '老年人办事',
    services: [
      ...['remote', '养老保险关系转移接续', '社会保障卡补换', 'idcard', 'residence', '户口迁移', '老旧小区加装电梯申请', 'fund'],
      ...['marriage', '消费投诉登记'],
    ],
  },
  {
    name: '新市民办事',
    services: [
      ...['residence', '户口迁移', '新生儿户口登记', '灵活就业人员参保登记', 'social', 'remote', 'rent', 'fund', '公积金贷款预审'],
      ...['义务教育阶段转学', 'school', '职业技能提升补贴申领'],
    ],
  },
];

export const cityTools: SchoolContent['tools'] = [
  { name: '办件进度', icon: 'exam', desc: '凭受理编号查询', link: 'https://progress.qinghe-city.example/' },
  { name: '网点地图', icon: 'house', desc: '就近能办', link: 'https://map.qinghe-city.example/' },
  { name: '排队取号', icon: 'table', desc: '大厅实时等候', link: 'https://queue.qinghe-city.example/' },
  { name: '公积金计算', icon: 'coin', desc: '额度与月供', link: 'https://fund.qinghe-city.example/calculate' },
  { name: '好差评', icon: 'idea', desc: '评价窗口服务', link: 'https://rate.qinghe-city.example/' },
];

const hotline = { dept: '市民热线', place: '市民服务中心一层' };
const hall = { dept: '市政务服务中心', place: '一层总服务台' };
export const cityPhones: SchoolContent['phones'] = [
  { ...hotline, name: '政务服务便民热线', number: '12345', note: '24 小时' },
  { ...hall, name: '咨询台', number: '0571-55512000' },
  { ...hall, name: '帮办代办', number: '0571-55512008' },
  { dept: '公安局', place: '二层 A 区', name: '户籍与出入境窗口', number: '0571-55512110' },
  { dept: '医疗保障局', place: '二层 B 区', name: '医保经办窗口', number: '0571-55512393' },
];

const days = [1, 2, 3, 4, 5];
export const cityOpenings: SchoolContent['openingHours'] = [
  {
    name: '市政务服务中心',
    place: '云溪路 1 号',
    hours: [
      { days, from: '09:00', to: '12:00' },
      { days, from: '13:30', to: '17:00' },
    ],
  },
  { name: '24 小时自助区', place: '东门', hours: [{ days: [...days, 6, 7], from: '00:00', to: '24:00' }] },
];
