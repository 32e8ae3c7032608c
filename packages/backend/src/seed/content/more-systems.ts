import { pinyinOf } from '../../homepage/search/pinyin.ts';
import type { SystemText } from './content.ts';

/** name | code | department | icon | hits; @staff: for staff, @apply: others may ask for it, @campus: only inside the campus network, @closed: in maintenance. */
const lines = `
研究生管理系统 | yjs | 研究生院 | grad | 640
学生工作系统 | xgxt | 学生工作部 | leave | 720
公寓管理系统 | gongyu | 后勤保障部 | dorm | 388
一卡通平台 | yikatong | 信息化办公室 | card | 910
财务查询系统 | cwcx | 财务处 | coin | 530
网上报账平台 @staff | baozhang | 财务处 | claim | 476
统一支付平台 | zhifu | 财务处 | pay | 612
采购管理平台 @staff | caigou | 采购与招标中心 | coin | 204
实验室管理平台 @campus | sysgl | 资产与实验室管理处 | lab | 268
大型仪器共享平台 | yiqi | 分析测试中心 | lab | 231
危化品管理系统 @staff @campus | weihua | 资产与实验室管理处 | shield | 96
公用房管理系统 @staff | gyf | 资产与实验室管理处 | house | 77
科研诚信平台 @staff | chengxin | 科研院 | medal | 58
学术不端检测 @staff @apply | chachong | 研究生院 | exam | 187
机构知识库 | zhishiku | 图书馆 | book | 143
数据库导航 | shujuku | 图书馆 | book | 402
座位管理系统 | zuowei | 图书馆 | room | 690
古籍数字平台 | guji | 图书馆 | book | 61
虚拟仿真实验 | xnfz | 教务处 | lab | 254
智慧教室平台 | zhjs | 信息化办公室 | meet | 215
录播课程平台 | lubo | 信息化办公室 | soft | 340
考试系统 @closed | kaoshi | 教务处 | exam | 455
毕业设计系统 | bysj | 教务处 | exam | 372
实习管理平台 | shixi | 教务处 | job | 226
教材服务平台 | jiaocai | 教务处 | book | 198
质量监控平台 @staff | zlpt | 教学质量评估中心 | grade | 134
教师发展平台 @staff | jsfz | 教师发展中心 | grad | 121
就业信息网 | jiuye | 招生就业处 | job | 588
招生网 | zhaosheng | 招生就业处 | visit | 301
奖助系统 | jiangzhu | 学生工作部 | medal | 366
心理服务平台 | xinli | 心理健康教育中心 | idea | 152
第二课堂平台 | dekt | 校团委 | medal | 421
社团管理系统 | shetuan | 校团委 | medal | 137
志愿服务平台 | zhiyuan | 校团委 | idea | 175
创新创业平台 | cxcy | 创新创业学院 | idea | 118
场馆预约系统 | changguan | 体育部 | sport | 333
体质健康平台 | tizhi | 体育部 | sport | 209
校医院信息系统 | yiyuan | 校医院 | med | 247
访客系统 | fangke | 保卫处 | visit | 160
安防监控平台 @staff @campus | anfang | 保卫处 | shield | 83
车辆管理系统 | cheliang | 保卫处 | car | 141
报修平台 | baoxiu | 后勤保障部 | repair | 295
餐饮监管平台 @staff | canyin | 后勤保障部 | food | 52
能源监管平台 @staff @campus | nengyuan | 后勤保障部 | house | 49
基建项目系统 @staff | jijian | 基建处 | house | 45
审计管理系统 @staff @campus | shenji | 审计处 | grade | 38
合同管理系统 @staff | hetong | 法律事务办公室 | seal | 166
档案管理系统 | dangan | 档案馆 | exam | 104
继续教育平台 | jixu | 继续教育学院 | grad | 128
留学生服务系统 | lxs | 国际教育学院 | abroad | 91
外事管理系统 @staff | waishi | 国际交流处 | abroad | 73
校友服务平台 | xiaoyou | 校友总会 | visit | 112
`;

export const moreSystems: SystemText[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [title = '', code = '', dept = '', icon = '', hits = ''] = line.split(' | ');
    const name = title.replace(/ @\w+/g, '');
    return {
      code,
      icon,
      name,
      dept,
      pinyin: pinyinOf(name).initials,
      hits: Number(hits),
      ...(title.includes('@staff') && { audience: ['STAFF' as const] }),
      ...(title.includes('@apply') && { apply: true }),
      ...(title.includes('@closed') && { closed: '系统升级，期间可到教务处窗口查询' }),
      ...(title.includes('@campus') && { networkScope: 'campus' as const }),
    };
  });
