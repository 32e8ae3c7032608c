import type { Moments } from '../moments.ts';
import type { SchoolContent } from './content.ts';
import { departmentFacts } from './departments.ts';
import { generatedNews } from './generated-news.ts';
import { generatedNotices } from './generated-notices.ts';
import { moreSystems } from './more-systems.ts';
import { universityNewsTopics } from './news-topics.ts';
import { readServices } from './read-services.ts';
import { administrationServices } from './services/administration.ts';
import { lifeServices } from './services/life.ts';
import { studentServices } from './services/student.ts';
import { teachingServices } from './services/teaching.ts';
import { taskSources } from './tasks.ts';
import { universityThreeLists } from './three-lists.ts';
import { universityOpenings, universityPhones, universityRooms } from './university-campus.ts';
import { campusBuses, universityRoles, universityTools } from './university-home.ts';
import { universityNews } from './university-news.ts';
import { universityNotices } from './university-notices.ts';
import { universityServices, universitySystems } from './university-services.ts';

const moreServices = [teachingServices, studentServices, lifeServices, administrationServices].flatMap(readServices);

export function universityContent(moments: Moments): SchoolContent {
  const courseDay = moments.dateAhead(11);
  return {
    departments: Object.keys(departmentFacts),
    types: [
      { name: '学习教务', icon: 'grade' },
      { name: '学生事务', icon: 'leave' },
      { name: '生活服务', icon: 'house' },
      { name: '科研支持', icon: 'lab' },
      { name: '财务资产', icon: 'coin' },
      { name: '信息服务', icon: 'wifi' },
      { name: '对外交流', icon: 'abroad' },
    ],
    labels: [
      ...['毕业生', '新生', '留学生', '研究生'].map((name) => ({ group: '人群', name })),
      { group: '办理', name: '限时办理', color: '#dc1212' },
      { group: '办理', name: '证明类' },
      { group: '办理', name: '即时办结' },
    ],
    services: [...universityServices(courseDay), ...moreServices],
    systems: [...universitySystems, ...moreSystems],
    roles: universityRoles,
    topics: [
      {
        code: 'freshman',
        name: '新生入学',
        cover: 'art:moongate',
        summary: '报到、住宿、医保',
        crowd: '学生',
        intro: '<p>从收到录取通知书到走进教室，报到、住宿、医保、校园卡一次填报，报到前可办 7 项。</p>',
        groups: [
          { name: '报到之前', services: ['pay', 'insurance', 'dorm'] },
          { name: '报到当天', services: ['card', 'wifi', 'bus', 'visit'] },
          { name: '开学之后', services: ['pick', 'table', 'book', 'sport', 'idea'] },
        ],
      },
      {
        code: 'leaving',
        name: '毕业离校',
        cover: 'art:eaves',
        summary: '核验、还书、退宿',
        crowd: '学生',
        intro: '<p>离校手续全程无纸化：图书、宿舍、财务逐项核验，结果实时可查。</p>',
        groups: [
          { name: '核验', services: ['grade', 'cert', 'honour'] },
          { name: '归还与结算', services: ['book', 'dorm', 'card', 'pay'] },
          { name: '走向工作', services: ['job', 'leaving'] },
        ],
      },
      {
        code: 'expenses',
        name: '经费报销',
        cover: 'art:lattice',
        summary: '额度、预约、进度',
        crowd: '教职工',
        intro: '<p>查额度、约单据、看进度，报销少跑一趟。</p>',
        groups: [
          { name: '报销之前', services: ['print', 'seal'] },
          { name: '提交', services: ['claim', 'abroad', 'hardship', 'visit'] },
          { name: '查询', services: ['pay', 'card'] },
        ],
      },
      {
        code: 'abroad',
        name: '出国（境）',
        cover: 'art:bridge',
        summary: '审批、签注、报销',
        crowd: '学生',
        intro: '<p>因公出访与交流学习：先审批，再签注，回校后三十天内报销。</p>',
        groups: [
          { name: '出发之前', services: ['abroad', 'leave', 'cert', 'insurance'] },
          { name: '回校之后', services: ['vpn', 'grade'] },
        ],
      },
      {
        code: 'contest',
        name: '学科竞赛',
        cover: 'art:hexagons',
        summary: '组队、场地、学分',
        crowd: '学生',
        intro: '<p>组队报名、借用场地、参赛请假、获奖认定学分，一次说清。</p>',
        groups: [
          { name: '报名', services: ['leave'] },
          { name: '备赛', services: ['room', 'vpn', 'book'] },
          { name: '认定', services: ['honour', 'grade'] },
        ],
      },
      {
        code: 'joining',
        name: '教职工入职',
        cover: 'art:books',
        summary: '报到、门禁、办公',
        crowd: '教职工',
        intro: '<p>报到、校园卡、网络与办公资源按顺序办理，第一周之内可以办完。</p>',
        groups: [
          { name: '报到', services: ['cert', 'card'] },
          { name: '开通', services: ['wifi', 'vpn'] },
          { name: '安顿', services: ['dorm', 'bus', 'dining'] },
        ],
      },
      {
        code: 'visiting',
        name: '校园开放与参访',
        cover: 'art:stadium',
        summary: '预约、交通、用餐',
        crowd: '校友访客',
        intro: '<p>校友、家长与来访单位：先预约入校，再安排交通与用餐。</p>',
        groups: [
          { name: '预约', services: ['visit'] },
          { name: '来校', services: ['bus', 'dining', 'sport'] },
        ],
      },
    ],
    newsCategories: [
      { name: '学校要闻' },
      { name: '学术动态' },
      { name: '校园生活' },
      { name: '人物' },
      { name: '媒体清禾' },
      { name: '校内通报', isLogin: 1, audience: ['STAFF'] },
    ],
    newsTopics: universityNewsTopics,
    news: [...universityNews(courseDay), ...generatedNews()],
    noticeTypes: [
      { type: 'teaching', name: '教学' },
      { type: 'life', name: '生活' },
      { type: 'affairs', name: '事务' },
    ],
    notices: [...universityNotices(moments), ...generatedNotices(moments)],
    banners: [
      {
        kicker: '选课提醒',
        title: `春季学期选课，\n${courseDay}上午 9 点开始`,
        art: 'art:hall',
        desc: '先看培养方案，再把课程放进备选清单，到点一键提交。',
        link: '/news',
      },
      {
        kicker: '学术周',
        title: '建校七十周年学术周，\n百余场报告向师生开放',
        art: 'art:books',
        link: '/news',
        desc: '主论坛一场、分论坛十二场，席位可在一网通办预约。',
      },
      {
        kicker: '图书馆',
        title: '考试季延长开放，\n研讨室预约至 23:00',
        art: 'art:lattice',
        desc: '三层、四层自习区同步延时，请带好校园卡。',
      },
      {
        kicker: '冬季校园',
        title: '供暖试运行，\n室温偏低请报修',
        art: 'art:bridge',
        desc: '在“宿舍报修”里选择“供暖”，后勤保障部 24 小时内响应。',
      },
    ],
    quickNavigation: [
      { icon: 'table', name: '我的课表', audience: ['STUDENT'] },
      { icon: 'grade', name: '成绩查询', audience: ['STUDENT'] },
      { icon: 'meet', name: '会议室预约', audience: ['STAFF'] },
      { icon: 'claim', name: '网上报销', audience: ['STAFF'] },
      { icon: 'card', name: '校园卡' },
      { icon: 'book', name: '图书借阅' },
      { icon: 'wifi', name: '校园网' },
      { icon: 'bus', name: '校车时刻' },
      { icon: 'food', name: '食堂菜单' },
      { icon: 'med', name: '校医院' },
      { icon: 'sport', name: '场馆预约' },
      { icon: 'job', name: '就业服务', audience: ['STUDENT'] },
      { icon: 'coin', name: '工资查询', audience: ['STAFF'] },
    ],
    links: [
      {
        groupName: '校内平台',
        links: [
          { name: '校园门户', url: 'https://www.qinghe.example/' },
          { name: '教务系统', url: 'https://jw.qinghe.example/' },
          { name: '图书馆', url: 'https://lib.qinghe.example/' },
          { name: '财务网上大厅', url: 'https://cw.qinghe.example/' },
        ],
      },
      {
        groupName: '友情链接',
        links: [
          { name: '教育部', url: 'http://www.moe.gov.cn/' },
          { name: '学信网', url: 'https://www.chsi.com.cn/' },
          { name: '国家智慧教育平台', url: 'https://www.smartedu.cn/' },
          { name: '清州市人民政府', url: 'https://www.qingzhou.example/' },
        ],
      },
      {
        groupName: '帮助与支持',
        links: [
          { name: '新手指南', url: 'https://help.qinghe.example/start' },
          { name: '常见问题', url: 'https://help.qinghe.example/faq' },
          { name: '意见反馈', url: 'https://help.qinghe.example/feedback' },
          { name: '无障碍声明', url: 'https://help.qinghe.example/accessibility' },
        ],
      },
    ],
    media: [
      { type: 'wechat', name: '微信公众号', icon: 'wechat' },
      { type: 'other', name: '企业微信', icon: 'chat' },
      { type: 'weibo', name: '官方微博', icon: 'news', url: 'https://weibo.qinghe.example/' },
    ],
    tools: universityTools,
    busRoutes: campusBuses,
    phones: universityPhones,
    openingHours: universityOpenings,
    classrooms: universityRooms,
    taskSources,
    threeLists: universityThreeLists,
    assistantSamples: ['校园卡丢了怎么办？', '请假需要什么材料？', '研讨室怎么预约？'],
    hotSearches: ['选课时间', '校园卡充值', '四级成绩', '校车时刻', '供暖报修', '研讨室预约', '校历', '奖学金', '成绩单', 'VPN'],
  };
}
