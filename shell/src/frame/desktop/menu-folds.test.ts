import { expect, test } from 'vitest';
import { menuFolds } from './menu-folds.ts';

const names = ['首页', '服务大厅', '业务系统', '新闻中心', '任务中心', '日程中心', '信息中心', '校园地图', '校友网'];

test('a menu that fits is in the header completely, and with large letters in five slots', () => {
  expect(menuFolds('清禾大学', names.slice(0, 8))).toEqual({ standard: 8, elder: 4 });
  expect(menuFolds('清禾大学', names.slice(0, 5))).toEqual({ standard: 5, elder: 5 });
});

test('more than eight entries fold, and fewer too where the school has a long name', () => {
  expect(menuFolds('清禾大学', names).standard).toBe(7);
  expect(menuFolds('清禾市职业教育与应用技术学院', names.slice(0, 8)).standard).toBeLessThan(5);
});
