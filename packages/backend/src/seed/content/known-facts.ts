import type { GuideFacts } from './content.ts';

const facts = (kind: GuideFacts['kind'], days: number, rest: Omit<GuideFacts, 'kind' | 'days'>): GuideFacts => ({ kind, days, ...rest });

/** What the guides of the services in the mocks say. */
export const knownFacts: Record<string, GuideFacts> = {
  leave: facts('apply', 1, {
    materials: ['请假事由说明', '病历或邀请函等凭证?'],
    conditions: '请假须在离校前提交；三天以内由辅导员审批，七天以上须学生工作部审批。',
    faqs: [
      ['请假需要什么材料？', '事假写明事由即可，病假上传病历，参赛和会议上传邀请函或通知。'],
      ['突发情况来不及请假怎么办？', '先电话告知辅导员，返校后两个工作日内补办。'],
    ],
  }),
  grade: facts('query', 0, {
    materials: [],
    conditions: '在校生可以查询入学以来全部课程成绩，评教完成后显示本学期成绩。',
    faqs: [
      ['为什么看不到本学期的成绩？', '任课教师尚未提交，或者您还没有完成评教。'],
      ['对成绩有疑问怎么办？', '成绩公布后五个工作日内办理“成绩复核申请”。'],
    ],
  }),
  card: facts('money', 0, {
    materials: [],
    conditions: '校园卡状态正常即可充值，单笔不超过 500 元，卡内余额不超过 1,000 元。',
    faqs: [
      ['充值后多久到账？', '即时到账；食堂终端刷卡时自动领取。'],
      ['校园卡丢了怎么办？', '先在本服务里挂失，再到信息楼 101 或自助机补卡，工本费 10 元。'],
    ],
  }),
  room: facts('book', 0, {
    materials: [],
    conditions: '三人以上可以预约，每人每天一次，每次两小时。',
    faqs: [
      ['研讨室怎么预约？', '选择日期和时段，填写同行人的学工号即可，最多提前七天。'],
      ['迟到会怎样？', '迟到 15 分钟自动释放，违约三次暂停预约三十天。'],
    ],
  }),
  repair: facts('repair', 0, {
    materials: [],
    conditions: '宿舍内水电、门窗、家具、空调等公共设施损坏均可报修。',
    faqs: [
      ['半夜停水停电怎么报？', '水电急修全天受理，三十分钟内到场。'],
      ['维修要收费吗？', '自然损坏不收费，人为损坏按材料成本收取。'],
    ],
  }),
  cert: facts('proof', 0, {
    materials: [],
    conditions: '学籍状态为在校的学生可以开具中文或英文在读证明。',
    faqs: [
      ['电子证明有效吗？', '带学校电子签章和验真二维码，与纸质证明同等有效。'],
      ['可以开英文的吗？', '可以，姓名拼音以学籍信息为准。'],
    ],
  }),
  pick: facts('learn', 0, {
    materials: [],
    conditions: '完成注册和上学期评教，且无未缴学费的学生可以选课。',
    faqs: [
      ['没有选上课怎么办？', '补退选阶段可以继续选，名额每天上午 9 点释放。'],
      ['时间冲突能选吗？', '不能，系统会提示冲突的课程。'],
    ],
  }),
  pay: facts('money', 0, {
    materials: [],
    conditions: '本学年应缴费用已经生成的学生可以缴纳，支持分次缴费。',
    faqs: [
      ['贷款学生要先交吗？', '生源地助学贷款到账后自动抵扣，不足部分再补缴。'],
      ['票据在哪里下载？', '缴费三个工作日后在本服务中下载电子票据。'],
    ],
  }),
  wifi: facts('apply', 0, {
    materials: [],
    conditions: '在校师生每人可同时在线四台设备，每月免费流量 60 GB。',
    faqs: [
      ['连不上校园网怎么办？', '先在本服务中下线旧设备，再忘记网络重新连接。'],
      ['流量用完了怎么办？', '可以购买流量包，每 10 GB 一元，次月清零。'],
    ],
    fee: '超出部分每 10 GB 1 元',
  }),
  medal: facts('apply', 10, {
    materials: ['申请表', '成绩与综合测评排名证明', '获奖证书?'],
    conditions: '上一学年无违纪、无不及格课程，综合测评排名在专业前 30%。',
    faqs: [
      ['奖学金什么时候评定？', '每学年第一学期第 5 至第 10 周评定，公示五个工作日。'],
      ['国家奖学金和励志奖学金能兼得吗？', '不能，可以与校级奖学金兼得一项。'],
    ],
  }),
  visit: facts('book', 0, {
    materials: ['身份证件号码'],
    conditions: '校外人员由校内接待人邀请，或者在开放时段自行预约。',
    faqs: [
      ['一次可以约几个人？', '个人预约最多带三人，十人以上请联系保卫处。'],
      ['车辆可以进校吗？', '预约时登记车牌，临时停车不超过四小时。'],
    ],
  }),
  table: facts('query', 0, {
    materials: [],
    conditions: '选课结果确定后即可查询，可订阅到手机日历。',
    faqs: [['课表和教室不一致怎么办？', '以当天 7 点后的课表为准，调课会单独通知。']],
  }),
  examdates: facts('query', 0, {
    materials: [],
    conditions: '考试前十天起可以查询考场与座位号。',
    faqs: [['考试冲突怎么办？', '考前七天联系教务处办理缓考。']],
  }),
  bus: facts('query', 0, {
    materials: [],
    conditions: '所有人可以查询，刷校园卡乘车。',
    faqs: [['周末有校车吗？', '有，周末线 9:00 与 21:30 各一班。']],
  }),
  dining: facts('query', 0, {
    materials: [],
    conditions: '每日 6:00 更新当天菜单与价格。',
    faqs: [['哪里有清真餐厅？', '东区明德餐厅三层。']],
  }),
  catalogue: facts('query', 0, {
    materials: [],
    conditions: '所有人可以检索馆藏与借阅状态。',
    faqs: [['书被借走了怎么办？', '点击“预约”，归还后保留三天。']],
  }),
  book: facts('report', 0, {
    materials: [],
    conditions: '本科生最多借 20 册，期限 30 天，可续借两次。',
    faqs: [['超期怎么收费？', '每册每天 0.1 元，寒暑假顺延。']],
  }),
  sport: facts('book', 0, {
    materials: [],
    conditions: '提前三天可约，每人每天一个时段。',
    faqs: [['下雨了能退吗？', '室外场地开场前两小时可退，下雨自动退回。']],
    fee: '羽毛球 10 元每小时，网球 15 元每小时',
  }),
  clinic: facts('book', 0, {
    materials: ['校园卡'],
    conditions: '参加医保的师生可以预约七天内的号源。',
    faqs: [['不能来怎么取消？', '就诊前两小时可以取消。']],
    fee: '普通号 1 元，专家号 5 元',
  }),
  job: facts('apply', 3, {
    materials: ['三方协议', '接收函'],
    conditions: '已与用人单位签约的毕业生。',
    faqs: [['可以违约改派吗？', '可以，须先取得原单位解约函，每人一次。']],
  }),
  conduct: facts('proof', 1, {
    materials: [],
    conditions: '在校期间表现由辅导员审核后开具。',
    faqs: [['毕业后还能开吗？', '请到档案馆办理。']],
  }),
  dorm: facts('apply', 5, {
    materials: ['双方同意书?'],
    conditions: '开学两周后、放假两周前可以申请。',
    faqs: [['可以换到校外住吗？', '请办理“校外住宿备案”。']],
  }),
  workstudy: facts('learn', 3, {
    materials: ['课余时间表'],
    conditions: '学有余力的在校生，家庭经济困难学生优先。',
    faqs: [['每月最多做多少小时？', '不超过 40 小时，酬金不低于每小时 18 元。']],
  }),
  idea: facts('book', 0, {
    materials: [],
    conditions: '在校学生均可预约，首次咨询免费。',
    faqs: [['内容会保密吗？', '会，涉及生命安全时除外。']],
  }),
  leaving: facts('report', 2, {
    materials: [],
    conditions: '毕业资格审核通过的毕业生。',
    faqs: [['欠书没还能离校吗？', '各环节全部核验后才能领取证书。']],
  }),
  studentcard: facts('apply', 3, {
    materials: ['一寸照片', '遗失声明'],
    conditions: '学生证遗失或者损坏。',
    faqs: [['优惠卡能一起补吗？', '可以，乘车区间以家庭住址为准。']],
    fee: '工本费 5 元',
  }),
  insurance: facts('report', 5, {
    materials: ['身份证件号码'],
    conditions: '全日制在校生自愿参加，每年 9 月至 12 月缴费。',
    faqs: [['在外地看病能报吗？', '先办异地备案，再凭票据到校医院报销。']],
    fee: '按当年统筹地区标准',
  }),
  hardship: facts('money', 5, {
    materials: ['情况说明', '医疗或灾害证明'],
    conditions: '本人或家庭突发变故，造成基本生活困难。',
    faqs: [['一年可以申请几次？', '同一事由一次，不同事由可以再申请。']],
  }),
  society: facts('apply', 3, {
    materials: ['活动方案', '安全预案'],
    conditions: '注册社团提前七天提交，百人以上活动须保卫处会签。',
    faqs: [['可以拉赞助吗？', '可以，合同须校团委审核。']],
  }),
  assessment: facts('report', 3, {
    materials: ['加分证明材料?'],
    conditions: '每学年第一学期第 3 至第 5 周填报。',
    faqs: [['漏报了加分怎么办？', '公示期内可以补报。']],
  }),
  honour: facts('proof', 0, {
    materials: [],
    conditions: '已公布的荣誉可以打印电子证书。',
    faqs: [['名单里有我但打不出来？', '请核对姓名与学号，联系学院补录。']],
  }),
  warning: facts('query', 0, {
    materials: [],
    conditions: '每学期开学两周后更新。',
    faqs: [['被预警后要做什么？', '与学业导师面谈并制定学习计划。']],
  }),
  letter: facts('report', 7, {
    materials: [],
    conditions: '实名来信，七个工作日内答复。',
    faqs: [['会泄露我的信息吗？', '不会，办理部门只看到内容。']],
  }),
  vpn: facts('apply', 0, {
    materials: [],
    conditions: '在校师生使用统一身份账号登录。',
    faqs: [['校外怎么看文献？', '登录 VPN 后从图书馆首页进入数据库。']],
  }),
  software: facts('report', 0, {
    materials: [],
    conditions: '在校师生每人可激活两台设备。',
    faqs: [['毕业后还能用吗？', '毕业离校后授权自动收回。']],
  }),
  print: facts('book', 0, {
    materials: ['待印文件'],
    conditions: '师生均可使用，彩印请提前一天。',
    faqs: [['哪里可以自助打印？', '图书馆、明理楼和各宿舍区。']],
    fee: '黑白每页 0.1 元，彩色每页 0.8 元',
  }),
  archive: facts('apply', 5, {
    materials: ['单位介绍信', '身份证件'],
    conditions: '因政审、继续深造等需要借阅本人档案。',
    faqs: [['可以本人取走吗？', '不可以，档案通过机要渠道转递。']],
  }),
  lab: facts('book', 0, {
    materials: ['测试需求单'],
    conditions: '通过安全准入考试的师生可以预约。',
    faqs: [['可以自己上机吗？', '培训合格后可以，否则由机组测试。']],
    fee: '按仪器公示的机时费',
  }),
  claim: facts('money', 3, {
    materials: ['发票', '出差审批单?', '验收单?'],
    conditions: '经费余额充足，票据日期在本年度内。',
    faqs: [
      ['电子发票要打印吗？', '不用，上传原件即可，系统自动查重。'],
      ['住宿超标怎么办？', '超出部分自理。'],
    ],
  }),
  seal: facts('apply', 1, {
    materials: ['用印文件', '法务审核意见?'],
    conditions: '文件已经本单位负责人签批。',
    faqs: [['合同要先走什么流程？', '先完成“合同会签”，再申请用印。']],
  }),
  'official-car': facts('book', 1, {
    materials: ['公务事由'],
    conditions: '因公外出，优先拼车。',
    faqs: [['可以自己驾驶吗？', '不可以，由车队派驾驶员。']],
  }),
  residence: facts('apply', 7, {
    materials: ['身份证', '居住证明', '近期照片'],
    conditions: '在本市居住满半年，有稳定住所、就业或就读。',
    faqs: [
      ['居住证怎么办？', '网上填报并上传材料，审核后到派出所领取或邮寄。'],
      ['可以代办吗？', '未成年人和行动不便者可以由亲属代办。'],
    ],
  }),
  idcard: facts('apply', 20, {
    materials: ['户口簿?'],
    conditions: '身份证丢失、损毁或者登记有误。',
    faqs: [['急用怎么办？', '可以同时办理临时身份证，当天领取。']],
    fee: '工本费 40 元',
  }),
  social: facts('query', 0, {
    materials: [],
    conditions: '参保人本人登录后查询。',
    faqs: [['断缴可以补吗？', '职工由单位补缴，灵活就业人员按规定补缴。']],
  }),
  remote: facts('report', 0, {
    materials: [],
    conditions: '参保人员跨省长期居住或者临时外出就医。',
    faqs: [['异地就医需要备案吗？', '需要，备案即时生效，急诊可以事后补办。']],
  }),
  fund: facts('money', 3, {
    materials: ['购房合同或租赁备案', '银行账户'],
    conditions: '符合购房、租房、退休等提取情形的缴存职工。',
    faqs: [['公积金怎么提取？', '选择提取情形、上传凭证，三个工作日内到账。']],
  }),
};
