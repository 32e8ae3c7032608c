import { dayOf } from '@portico/contracts/time';
import { reportedNumber, searchCount, visitCount } from '../homepage/statistic/schema.ts';
import { spanIn } from '../homepage/unit/home-blocks.ts';
import { type ConfigBodies, type ConfigKind, configItem } from '../kernel/config/schema.ts';
import { homeOf } from './home-arrangements.ts';
import type { SeedContext } from './seed-demo.ts';

type Row = typeof configItem.$inferInsert;

export async function seedConfig(context: SeedContext): Promise<void> {
  const { transaction, fid, ids, content, moments } = context;
  const rows: Row[] = [];
  const add = <Kind extends ConfigKind>(kind: Kind, bodies: ConfigBodies[Kind][], audience?: Row['audience']) => {
    for (const body of bodies) {
      rows.push({ id: ids('config', rows.length), fid, kind, sort: rows.length, body, ...(audience && { audience }) });
    }
  };
  addLook(context, add);
  add(
    'banner',
    content.banners.map(({ kicker, title, desc, art, link }) => ({
      kicker,
      title,
      desc,
      imgUrl: art,
      alt: title.replace('\n', ''),
      ...(link && { target: { link, isFrame: 0 as const, isLogin: 0 as const } }),
    })),
  );
  for (const { name, icon, audience } of content.quickNavigation) {
    const link = `https://apps.qinghe.example/quick/${icon}`;
    add('quickNavigation', [{ name, icon, target: { link, isFrame: 0, isLogin: 1 } }], audience ?? ['STUDENT', 'STAFF']);
  }
  addHomeBlocks(context, add);
  add('phone', content.phones);
  add('openingHours', content.openingHours);
  add('classroom', content.classrooms);
  await transaction.insert(configItem).values(rows);

  await transaction.insert(searchCount).values(content.hotSearches.map((search, index) => ({ fid, search, count: 960 - index * 73 })));
  await transaction.insert(reportedNumber).values([
    { fid, sign: 'handling', value: 1286 },
    { fid, sign: 'finished', value: 348_512 },
  ]);
  await transaction.insert(visitCount).values(
    [0, 1, 2, 3, 4, 5, 6]
      .flatMap((age) => [
        { fid, day: dayOf(moments.ago(age, '00:00')), terminalType: 1, count: 4_100 - age * 137 },
        { fid, day: dayOf(moments.ago(age, '00:00')), terminalType: 2, count: 6_400 + age * 91 },
      ])
      .filter((row, index, all) => all.findIndex((other) => other.day === row.day && other.terminalType === row.terminalType) === index),
  );
}

type Add = <Kind extends ConfigKind>(kind: Kind, bodies: ConfigBodies[Kind][]) => void;

function addLook({ demo, content }: SeedContext, add: Add): void {
  add('theme', [
    { type: 1, color: demo.color },
    { type: 2, labelName: `${demo.settings.unitName}一网通办`, labelLogo: '' },
  ]);
  // Empty: the theme's own colours.
  const plain = { topBackground: '', topSelected: '', topDefault: '', bottomNavColor: '', bottomFontColor: '' };
  add('globalConfig', [{ ...plain, bottomFilingColor: '#333333', bottomFilingFont: '#ffffff' }]);
  add(
    'bottomLink',
    content.links.map(({ groupName, links }, group) => ({
      groupName,
      links: links.map((link, index) => ({ ...link, id: `${group + 1}${index + 1}`, isFrame: 0 as const })),
    })),
  );
  add(
    'bottomMedium',
    content.media.map((medium) => ({ ...medium, qrUrl: `https://qr.qinghe.example/${medium.type}` })),
  );
  add('intelligence', [{ type: 2, code: 'xiaohe', link: '/robot/', sdkUrl: '/js/robot-sdk.js', name: '小禾', icon: 'chat' }]);
  add('assistant', [
    {
      name: '小禾',
      maxLen: 100,
      sdkUrl: '/js/robot-sdk.js',
      samples: content.assistantSamples,
      welcome: '你好，我是小禾。办事流程、通知和校园服务都可以问我，我只根据本站内容回答。',
    },
  ]);
  add('newsConfig', [{ showCover: 1, pageSize: 20, style: 1 }]);
  add('loginPicture', [
    { device: 'pc', url: 'art:hall', alt: '晨光中的校园' },
    { device: 'mobile', url: 'art:moongate', alt: '月洞门' },
  ]);
  add(
    'tool',
    content.tools.map(({ link, ...tool }) => ({ ...tool, target: toolTarget(link) })),
  );
  add('busRoute', content.busRoutes);

  add('content', [
    {
      sign: 'about',
      title: '关于一网通办',
      showType: 'html',
      updateTime: '2026-09-01 09:00:00',
      html: `<p>${demo.settings.unitName}一网通办把服务、通知、新闻和日程放在一处。</p><p>有问题请联系${demo.settings.filings?.organizer ?? '我们'}。</p>`,
    },
  ]);
}

function addHomeBlocks({ demo }: SeedContext, add: Add): void {
  add(
    'homeBlock',
    homeOf(demo.settings.fid).map(([sign, name, area, { members, props } = {}]) => ({
      template: 0 as const,
      sign,
      name,
      area,
      span: spanIn[area],
      open: 1 as const,
      isLogin: members ? (1 as const) : (0 as const),
      props: props ?? {},
    })),
  );
}

/** Pages of the personal center are for members, and have an address of their own on phones. */
const toolTarget = (link: string) =>
  link.startsWith('/')
    ? { link, mobileLink: `/mobile${link}`, isFrame: 0 as const, isLogin: 1 as const }
    : { link, isFrame: 0 as const, isLogin: 0 as const };
