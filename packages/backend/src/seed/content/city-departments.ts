import type { DepartmentFacts } from './departments.ts';

const hall = '工作日 9:00—12:00，13:00—17:00，周六 9:00—16:00';
const bureau = (letters: string, place: string, basis: string): DepartmentFacts => ({
  letters,
  place,
  hours: hall,
  phone: '027-6812 0345',
  basis,
  complaintPhone: '12345',
  feeBasis: '省行政事业性收费目录清单',
});

/** The departments of the demo city, by the floors of its hall. */
export const cityDepartments: Record<string, DepartmentFacts> = {
  公安局: bureau('GA', '政务大厅一层 A01—A12 窗口', '《中华人民共和国户口登记条例》《居住证暂行条例》'),
  人力资源和社会保障局: bureau('RS', '政务大厅一层 B01—B10 窗口', '《中华人民共和国社会保险法》'),
  住房和城乡建设局: bureau('ZJ', '政务大厅三层东侧', '《住房公积金管理条例》《公共租赁住房管理办法》'),
  市场监督管理局: bureau('SC', '政务大厅二层企业开办专区', '《中华人民共和国市场主体登记管理条例》'),
  教育局: bureau('JY', '政务大厅二层 D01—D04 窗口', '《中华人民共和国义务教育法》'),
  医疗保障局: bureau('YB', '政务大厅一层 C01—C06 窗口', '《医疗保障基金使用监督管理条例》'),
  税务局: bureau('SW', '政务大厅二层办税专区', '《中华人民共和国税收征收管理法》'),
  民政局: bureau('MZ', '政务大厅二层 E01—E05 窗口', '《社会救助暂行办法》《婚姻登记条例》'),
  自然资源和规划局: bureau('ZR', '政务大厅三层西侧', '《不动产登记暂行条例》'),
  卫生健康委员会: bureau('WJ', '政务大厅二层 F01—F03 窗口', '《中华人民共和国基本医疗卫生与健康促进法》'),
  交通运输局: bureau('JT', '政务大厅二层 F04—F06 窗口', '《中华人民共和国道路运输条例》'),
  城市管理局: bureau('CG', '政务大厅二层 G01—G03 窗口', '《城市市容和环境卫生管理条例》'),
  生态环境局: bureau('HJ', '政务大厅二层 G04、G05 窗口', '《排污许可管理条例》'),
  农业农村局: bureau('NY', '政务大厅二层 H01—H03 窗口', '《中华人民共和国农村土地承包法》'),
  文化广电和旅游局: bureau('WL', '政务大厅二层 H04、H05 窗口', '《旅行社条例》《营业性演出管理条例》'),
  体育局: bureau('TY', '政务大厅二层 H06 窗口', '《全民健身条例》'),
};
