import { writeTime } from '@portico/contracts/time';
import type { MakeId } from '../homepage/import/codes.ts';
import type { SentLists } from '../homepage/import/lists.ts';
import { fileAddress } from '../kernel/file/files.ts';
import type { NewsText, ServiceText } from './content/content.ts';
import { guideOf } from './content/guide.ts';
import { peopleOfDemo } from './content/people.ts';
import { systemGroupOf } from './content/system-groups.ts';
import { demoPassword } from './demo-password.ts';
import type { Ids } from './rows.ts';
import type { SeedContext } from './seed-demo.ts';

/** The demo's texts as a file that a school would bring to `portico import`. */
export function contentLists({ content, moments, demo, fid, ids }: Omit<SeedContext, 'transaction'>): SentLists {
  const updateTime = writeTime(moments.ago(5, '10:00'));
  const groupOf = (name: string) => content.labels.find((label) => label.name === name) ?? { group: '标签', name };
  return {
    departments: content.departments.map((name) => ({ code: name, name })),
    services: content.services.map((text, index) => ({
      ...service(text),
      ...(text.status === 'maintain' && { resumeTime: writeTime(moments.ahead(1, '22:00')) }),
      types: [text.type],
      labels: (text.labels ?? []).map(groupOf),
      guide: guideOf(text, { fid, updateTime, index }),
      createTime: writeTime(moments.ago(20 + index, '09:00')),
    })),
    businessSystems: content.systems.map(({ code, name, icon, pinyin, dept, summary, hits, audience, source, ...text }, index) => ({
      code,
      name,
      icon,
      pinyin,
      summary,
      deptName: dept,
      category: systemGroupOf(dept),
      hits,
      audience,
      sourceCode: source,
      ...(text.closed && { status: 'maintain' as const, statusText: text.closed, resumeTime: writeTime(moments.ahead(1, '06:00')) }),
      ...(text.apply && { applyUrl: `https://help.qinghe.example/apply/${code}` }),
      ...(text.phone ? { mobileUrl: `https://m.${code}.qinghe.example/` } : { terminal: 'pc' as const }),
      pcUrl: `https://${code}.qinghe.example/`,
      networkScope: text.networkScope ?? ('any' as const),
      ssoType: 'cas' as const,
      createTime: writeTime(moments.ago(200 + index, '09:00')),
    })),
    newsTopics: content.newsTopics.map(({ name, cover, summary }) => ({ code: name, name, cover, summary })),
    news: content.news.map((text) => ({
      code: text.code,
      category: text.category,
      topics: content.newsTopics.filter(({ articles }) => articles.includes(text.code)).map(({ name }) => name),
      title: text.title,
      summary: text.summary,
      cover: text.cover,
      views: text.views,
      publisher: text.publisher,
      author: text.author,
      isTop: text.isTop,
      audience: text.audience,
      publicTitle: text.publicTitle,
      publishTime: writeTime(moments.ago(text.age, text.time)),
      ...(text.outer && { linkType: 'outer' as const, url: text.outer }),
      html: (text.html ?? plainArticle(text)).replace('{picture}', fileAddress(ids('file', 900))),
    })),
    notices: content.notices.map(({ code, type, title, content: words, from, age, isTop, priority, audience }) => ({
      code,
      type,
      title,
      content: words,
      createrName: from,
      isTop,
      priority,
      audience,
      sendTime: writeTime(moments.ago(age, '09:00')),
    })),
    menus: demo.ownMenu ? ownMenu : [],
    people: peopleOfDemo.map((each) => ({ ...each, password: demoPassword })),
    sources: [...sourcesOf(demo.failedSources ?? [], content.taskSources), ...ownSources],
  };
}

const service = ({
  code,
  name,
  icon,
  pinyin,
  dept,
  summary,
  badge,
  hits,
  recommended,
  open,
  handleType,
  status,
  statusText,
  audience,
  framed,
}: ServiceText) => ({
  code,
  name,
  icon,
  pinyin,
  summary,
  badge,
  hits,
  recommended,
  handleType,
  status,
  statusText,
  audience,
  deptName: dept,
  pcUrl: `https://apps.qinghe.example/${code}`,
  mobileUrl: `https://m.apps.qinghe.example/${code}`,
  isLogin: open ? (0 as const) : (1 as const),
  isFrame: framed ? (1 as const) : (0 as const),
});

const plainArticle = ({ summary, publisher }: NewsText) => `<p>${summary}</p><p>（${publisher}供稿）</p>`;

const ownMenu = [
  { code: 'map', name: '校园地图', icon: 'pin', link: 'https://map.qinghe.example/', isFrame: 1 as const, isLogin: 0 as const },
  { code: 'alumni', name: '校友网', icon: 'flag', link: 'https://alumni.qinghe.example/', isFrame: 0 as const, isLogin: 0 as const },
  { code: 'drive', name: '云盘', icon: 'upload', link: 'https://drive.qinghe.example/', isFrame: 0 as const, isLogin: 1 as const },
];

/** Systems whose data stands in the portal's own tables. */
const ownSources = [
  { code: 'timetable', name: '教务课表', kind: 'database' as const, offers: ['courses', 'assets', 'records'] as const },
  { code: 'card', name: '校园卡', kind: 'database' as const, offers: ['assets', 'records'] as const },
  { code: 'library', name: '图书馆', kind: 'database' as const, offers: ['assets', 'records'] as const },
  { code: 'pay', name: '财务薪酬', kind: 'database' as const, offers: ['assets', 'records'] as const },
  { code: 'hr', name: '人事系统', kind: 'database' as const, offers: ['records'] as const },
].map((each) => ({ ...each, offers: [...each.offers] }));

/** Nothing listens there, so that this source is one that fails. */
const silent = 'http://127.0.0.1:9/';
const sourcesOf = (failed: string[], all: { code: string; name: string }[]) =>
  all.map(({ code, name }) =>
    failed.includes(code)
      ? {
          code,
          name,
          kind: 'http' as const,
          offers: ['tasks' as const, 'approvals' as const],
          http: {
            base: silent,
            questions: {
              tasks: {
                address: 'api/tasks?user={account}',
                list: 'data',
                fields: { id: 'id', title: 'subject', type: 'box', receiveTime: 'time', status: 'state', 'target.link': 'url' },
              },
              approvals: { address: 'api/approvals?user={account}', list: 'data', fields: { id: 'id', title: 'subject' } },
            },
          },
        }
      : {
          code,
          name,
          kind: 'database' as const,
          offers: code === 'oa' ? (['tasks', 'approvals', 'documents'] as const).slice() : (['tasks', 'approvals'] as const).slice(),
        },
  );

/** The demo's ids stay as they were from start to start, and differ between schools. */
export function demoIds(ids: Ids, services: number): MakeId {
  const kinds = {
    departments: 'dept',
    services: 'service',
    businessSystems: 'service',
    newsCategories: 'category',
    newsTopics: 'newsTopic',
    news: 'news',
    notices: 'notice',
    people: 'person',
  } as const;
  const others = { menus: 'menu', types: 'type', labels: 'label', categories: 'category', sources: 'source' } as const;
  // The demo's own rows of these are configuration.
  const campus = { busRoutes: 'config', phones: 'config', openingHours: 'config', classrooms: 'config' } as const;
  return (list, _code, index) => {
    const first = list === 'businessSystems' ? services : list === 'menus' ? 20 : 0;
    return ids({ ...kinds, ...others, ...campus }[list], first + index);
  };
}
