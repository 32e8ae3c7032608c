import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expectAccessibleInEveryLook } from '../accessible.ts';
import { agree, fillAccount, partnered } from './partnered.ts';
import { expect } from './portal-test.ts';

partnered('A1 · a password that the school handed out is changed before any page opens', async ({ page, campus }) => {
  const file = join(campus.dataDirectory, 'newcomer.json');
  const newcomer = {
    code: 'newcomer',
    account: '20269999',
    name: '苏新',
    userType: 'STUDENT',
    password: 'Handed-out-1',
    mustChangePassword: 1,
  };
  await writeFile(file, JSON.stringify({ people: [newcomer] }));
  expect(await campus.portico('import', file, '--school', '10001')).toMatchObject({ code: 0 });

  await page.goto(`${campus.url()}/login?redirect=/news`);
  await fillAccount(page, '登录', '20269999', 'Handed-out-1');
  await agree(page);
  await expect(page.getByRole('heading', { name: '修改初始密码' })).toBeVisible();
  await expectAccessibleInEveryLook(page, 'change of the first password');
  await page.goto(`${campus.url()}/home`);
  await expect(page, 'no page of an area opens').toHaveURL(`${campus.url()}/login?redirect=%2Fhome`);
  await page.goto(`${campus.url()}/login?redirect=/news`);

  const change = async (again: string) => {
    await page.getByLabel('原密码').fill('Handed-out-1');
    await page.getByLabel('新密码', { exact: true }).fill(again.startsWith('x') ? 'weak' : 'Chosen-by-me-2');
    await page.getByLabel('再次输入新密码').fill(again.replace(/^x/, ''));
    await page.keyboard.press('Enter');
  };
  await change('another');
  await expect(page.getByRole('alert').filter({ hasText: '两次输入的新密码不一致' })).toBeVisible();
  await expect(page.getByLabel('再次输入新密码')).toBeFocused();
  await change('xweak');
  await expect(page.getByRole('alert').filter({ hasText: '新密码至少需要 8 个字符' })).toBeVisible();
  await change('Chosen-by-me-2');
  await expect(page).toHaveURL(`${campus.url()}/news`);
  await expect(page.getByRole('button', { name: /苏新/ })).toBeVisible();
});
