/** Under which heading a system is listed, by the department that runs it. */
const groups: [name: string, departments: string[]][] = [
  [
    '教学科研',
    ['教务处', '研究生院', '科研院', '图书馆', '教学质量评估中心', '教师发展中心', '分析测试中心', '创新创业学院', '继续教育学院'],
  ],
  ['学生成长', ['学生工作部', '招生就业处', '校团委', '心理健康教育中心', '体育部', '国际教育学院']],
  ['行政办公', ['校长办公室', '人事处', '财务处', '审计处', '法律事务办公室', '档案馆', '国际交流处', '校友总会', '采购与招标中心']],
];
const others = '资源保障';

export const systemGroupOf = (dept: string): string => groups.find(([, departments]) => departments.includes(dept))?.[0] ?? others;
