import { pinyinOf } from '../../homepage/search/pinyin.ts';
import { cityNews, cityNotices, citySystems } from './city-facts.ts';
import type { NewsText, NoticeText, SystemText } from './content.ts';

const rows = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(' | ').map((part) => part.trim()));
/** Days between two of them, and the age of the newest: those of the mocks are newer. */
const [newsEvery, noticesEvery, newest] = [3, 4, 6];

/** The city's articles, each with a picture made from its own name. */
export const cityArticles = (): NewsText[] =>
  rows(cityNews).map(([category = '', title = '', fact = '', publisher = ''], index) => ({
    code: `c${index + 1}`,
    category,
    title,
    publisher,
    summary: `${fact}。`,
    views: 320 + ((index * 467) % 2900),
    age: newest + ((index * 7) % 32) * newsEvery,
    time: `${String(8 + (index % 9)).padStart(2, '0')}:${String((index * 17) % 60).padStart(2, '0')}`,
    cover: `/covers/${4_000 + index * 31}.svg`,
    html: `<p>${fact}。</p><h2>怎么办理</h2><p>可在“办事大厅”搜索“${publisher}”，也可以到政务大厅由${publisher}的窗口受理。</p><p>（${publisher}供稿）</p>`,
  }));

export const cityBulletins = (): NoticeText[] =>
  rows(cityNotices).map(([type = '', title = '', content = '', from = ''], index) => ({
    code: `c${index + 1}`,
    type,
    title,
    content,
    from,
    age: newest + ((index * 11) % 30) * noticesEvery,
  }));

export const cityDataSystems = (): SystemText[] =>
  rows(citySystems).map(([code = '', icon = '', name = '', dept = ''], index) => ({
    code,
    icon,
    name,
    dept,
    pinyin: pinyinOf(name).initials,
    hits: 90 + ((index * 131) % 500),
    audience: ['STAFF'],
  }));
