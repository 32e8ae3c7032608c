import type { NewsText } from './content.ts';
import { bulletins, campusLife, colleges, lectures, pressPieces, prizes } from './news-facts.ts';

const rows = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(' | ').map((part) => part.trim()));
type Draft = Pick<NewsText, 'category' | 'title' | 'summary' | 'publisher' | 'html'> & Partial<NewsText>;
const paragraphs = (...parts: string[]) => parts.map((part) => (part.startsWith('<') ? part : `<p>${part}</p>`)).join('');
const list = (items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
const table = (caption: string, cells: [string, string][]) =>
  `<table><caption>${caption}</caption><tbody>${cells.map(([name, value]) => `<tr><th scope="row">${name}</th><td>${value}</td></tr>`).join('')}</tbody></table>`;
const pick = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item;

const sayings = [
  '没有什么捷径，就是第二天接着做。',
  '把一件小事做到底，它就不小了。',
  '学生问住我的那一刻，我才算备好了课。',
  '我只是比别人多去了几次现场。',
  '失败的记录我都留着，比成功的有用。',
  '能帮上忙，比拿奖高兴。',
  '先把自己说服，再去说服别人。',
];

function ofCollege([college = '', place = '', platform = '', topics = '', events = '', people = '']: string[], index: number): Draft[] {
  const [first = '', second = ''] = topics.split('、');
  const begun = ['签约', '揭牌', '启动'][index % 3] ?? '启动';
  const joint: Draft = {
    category: '学校要闻',
    publisher: college,
    title: `${college}与${place}共建${platform}`,
    summary: `${platform}日前${begun}，双方将围绕${first}、${second}开展合作，三年内联合培养研究生 ${12 + index} 名。`,
    html: paragraphs(
      `${college}与${place}日前就共建${platform}${begun}。`,
      table('合作要点', [
        ['方向', `${first}；${second}`],
        ['地点', place],
        ['投入', `${300 + index * 40} 万元，分三年到位`],
        ['人才', `联合培养研究生 ${12 + index} 名`],
      ]),
      `<blockquote>“实验室不设围墙，题目从${place}来，成果回到那里去。”</blockquote>`,
    ),
  };
  const research = [first, second].map(
    (topic, place0): Draft => ({
      category: '学术动态',
      publisher: '科研院',
      title: pick([`${topic}研究取得新进展`, `我校学者在${topic}领域提出新方法`, `${topic}：一项走出实验室的研究`], index + place0),
      summary: `${college}团队历时${pick(['两年', '三年', '四年', '十八个月'], index + place0)}完成${topic}的关键试验，结果已在${place}开展验证。`,
      html: paragraphs(
        `围绕${topic}，${college}团队完成了从原理到样机的全部试验。`,
        `<h2>难在哪里</h2>`,
        pick(
          [
            `过去的方法依赖人工经验，换一个场景就要重新标定。团队把采样间隔缩短到原来的五分之一，并公开了数据。`,
            `样本少、噪声大是最大的障碍。团队用了两个汛期的连续观测来补足数据。`,
            `实验室里的结果到了现场往往打折扣。团队把设备搬到${place}，在真实条件下重复了${8 + index}轮。`,
          ],
          index + place0 * 2,
        ),
        `<h2>下一步</h2><p>研究将在${platform}继续，预计明年形成可以推广的规程。</p>`,
      ),
    }),
  );
  const [oneEvent = '', otherEvent = ''] = events.split('、');
  const life = [oneEvent, otherEvent].map(
    (event, place0): Draft => ({
      category: '校园生活',
      publisher: college,
      title: pick(
        [`${event}开场，${college}等你来`, `${college}举办${event}`, `在${event}遇见${college.replace('学院', '人')}`],
        index + place0 * 2,
      ),
      summary: `${event}吸引${180 + index * 17 + place0 * 60}名师生参加，设${3 + ((index + place0) % 5)}个体验点，最远的同学来自西区。`,
      html: paragraphs(
        `本届${event}由学生自己策划，筹备用了${3 + (index % 4)}周。`,
        list([
          `参加人数：${180 + index * 17 + place0 * 60}`,
          `志愿者：${20 + index}名`,
          `最受欢迎：${pick(['现场讲解', '动手体验', '老物件展示', '师生同台'], index + place0)}`,
        ]),
        pick(
          [
            `“原来专业课可以这样讲。”一位大一新生在留言板上写道。`,
            `活动结束后，场地在半小时内恢复原样，垃圾全部分类带走。`,
            `明年的主题已经开始征集，投稿箱设在学院门厅。`,
          ],
          index + place0,
        ),
      ),
    }),
  );
  const portraits = people.split('；').map((person, place0): Draft => {
    const [name = '', who = '', deed = ''] = person.split('，');
    return {
      category: '人物',
      publisher: '党委宣传部',
      title: `${name}：${deed}`,
      summary: `${college}${who}${name}，${deed}。`,
      html: paragraphs(
        `${name}是${college}${who}。说起${deed.slice(0, 12)}这件事，${name}最先提到的是同行的人。`,
        `<blockquote>“${pick(sayings, index * 3 + place0)}”</blockquote>`,
        `接下来，${name}打算把这些年的记录整理出来，交给${platform}的同学继续。`,
      ),
    };
  });
  const course: Draft = {
    category: '学校要闻',
    publisher: '教务处',
    title: `${college}把${second}搬进课堂`,
    summary: `新课由${2 + (index % 3)}名教师和${place}的工程人员同讲，${16 + (index % 4) * 8}学时中一半在现场完成。`,
    html: paragraphs(
      `这门课没有期末笔试，学生要在${place}完成一个与${second}有关的小项目。`,
      table('课程安排', [
        ['学时', `${16 + (index % 4) * 8}`],
        ['地点', `${platform}、${place}`],
        ['考核', '项目报告与现场答辩'],
      ]),
    ),
  };
  const visit: Draft = {
    category: '校园生活',
    publisher: '招生就业处',
    title: `走进${college}：中学生的一日大学`,
    summary: `${60 + index * 5}名中学生参观${platform}，并参加了${oneEvent}的彩排。`,
    html: paragraphs(
      `上午看${platform}，下午试一试${oneEvent}，傍晚和学长聊专业。`,
      list([
        '参观须由学校统一预约',
        `每期不超过${60 + index * 5}人`,
        pick(['午餐在明德餐厅，费用自理', '请穿便于走动的鞋', '拍照请先征得同学同意', '雨天改在室内进行'], index),
      ]),
    ),
  };
  return [joint, ...research, ...life, ...portraits, course, visit];
}

function drafts(): Draft[] {
  const lecture = rows(lectures).map(
    ([title = '', speaker = '', from = ''], index): Draft => ({
      category: '学术动态',
      publisher: '图书馆',
      title: `“禾下讲堂”第 ${41 - (index % 41)} 期回顾：${title}`,
      summary: `${from}${speaker}主讲，现场${90 + ((index * 37) % 160)}人，提问${6 + (index % 9)}个，全程录像已上线。`,
      html: paragraphs(
        `${speaker}从${pick(['一张照片', '一次失败', '学生的一个问题', '一件旧物', '一组数字'], index)}讲起，把“${title}”拆成了三个小问题。`,
        `<h2>听众问得最多的</h2>`,
        list(
          [
            `${title.slice(0, 6)}与日常生活有什么关系？`,
            pick([`没有基础可以从哪里读起？`, `研究中最意外的发现是什么？`, `如果重来一次会怎样选题？`], index + 1),
            pick([`有哪些可以动手做的小实验或小调查？`, `这门学问接下来最缺什么样的人？`, `有没有一本适合外行读的书？`], index),
          ].slice(0, 2 + (index % 2)),
        ),
        `讲座录像和${speaker}开列的书单可在<a href="https://lib.qinghe.example/lecture">图书馆平台</a>查看。`,
      ),
    }),
  );
  const prize = rows(prizes).map(
    ([what = '', result = '', who = ''], index): Draft => ({
      category: '学校要闻',
      publisher: '教务处',
      title: pick([`我校在${what}中获${result}`, `${result}！我校${what}再创佳绩`], index),
      summary: `${who}代表我校参加${what}，${/^\d|入选|通过|合格|新增/.test(result) ? '结果为' : '取得'}${result}。`,
      html: paragraphs(
        `${what}结果日前公布，我校${result}。`,
        table('参赛情况', [
          ['项目', what],
          ['结果', result],
          ['队伍', who],
        ]),
        pick(
          [`备赛期间，实验室的灯常常亮到凌晨。`, `指导教师说，最难的是把题目做小、做实。`, `队员们把奖杯留在了学院，把经验写成了手册。`],
          index,
        ),
      ),
    }),
  );
  const life = rows(campusLife).map(
    ([title = '', fact = '', dept = ''], index): Draft => ({
      category: '校园生活',
      publisher: dept,
      title,
      summary: `${fact}。`,
      html: paragraphs(
        `${fact}。`,
        pick(
          [
            `这项改动来自学生代表大会的提案，从提出到落地用了${2 + (index % 5)}个月。`,
            `${dept}表示，试行一学期后会根据意见调整。`,
            `有建议的同学可以在“一网通办”里留言，每条都会答复。`,
          ],
          index,
        ),
      ),
    }),
  );
  const press = rows(pressPieces).map(
    ([outlet = '', title = ''], index): Draft => ({
      category: '媒体清禾',
      publisher: outlet,
      title: `【${outlet}】${title}`,
      summary: `${outlet}刊发报道《${title}》，讲述清禾大学师生的故事。`,
      ...(index % 3 === 0 && { outer: `https://press.qinghe.example/${index + 100}` }),
      html: paragraphs(
        `${outlet}近日以《${title}》为题报道了我校。`,
        `记者在校园里走访了${2 + (index % 4)}天，采访师生${5 + (index % 11)}人。`,
      ),
    }),
  );
  const bulletin = rows(bulletins).map(
    ([title = '', fact = '', dept = ''], index): Draft => ({
      category: '校内通报',
      publisher: dept,
      title,
      summary: `${fact}。`,
      audience: ['STAFF'],
      html: paragraphs(
        `${fact}。`,
        `${pick(['请各单位对照检查，于十个工作日内反馈整改情况', '请于月底前将落实情况报送', '未尽事宜以通知原文为准'], index)}。联系人：${dept}。`,
      ),
    }),
  );
  const told = [...rows(colleges).flatMap(ofCollege), ...lecture, ...prize, ...life, ...press];
  return [...told, ...bulletin, ...digests(told)];
}

/** A digest for each of many weeks: three articles that stand in no other one. */
function digests(told: Draft[]): Draft[] {
  const topics = told.filter(({ category }) => category !== '媒体清禾' && category !== '人物');
  return Array.from({ length: 60 }, (_, index) => {
    const three = [0, 1, 2].map((place) => topics[(index * 3 + place * 89) % topics.length] as Draft);
    return {
      category: '校园生活',
      publisher: '党委宣传部',
      title: `一周校园：${three[0]?.title ?? ''}`.slice(0, 60),
      summary: three.map(({ title }) => title).join('；'),
      html: paragraphs(...three.flatMap(({ title, summary }) => [`<h2>${title}</h2>`, `<p>${summary}</p>`])),
    };
  });
}

/** How many days lie between two of them, and the day of the newest: those of the mocks are newer. */
const [spacing, newest] = [1.6, 16];

/** Some hundred articles, in an order that mixes the columns, each with a picture made from its own name. */
export function generatedNews(): NewsText[] {
  const all = drafts();
  // A step that shares no divisor with the number goes once through all of them.
  const step = 101;
  return all.map((_, index) => {
    const draft = all[(index * step) % all.length] as Draft;
    return {
      ...draft,
      code: `g${index + 1}`,
      age: newest + Math.floor(index * spacing),
      time: `${String(8 + (index % 9)).padStart(2, '0')}:${String((index * 13) % 60).padStart(2, '0')}`,
      views: 60 + ((index * 97) % 940),
      ...(index % 3 !== 2 && { cover: `/covers/${(index * 7919) % 9973}.svg` }),
    };
  });
}
