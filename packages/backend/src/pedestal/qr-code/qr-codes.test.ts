import { type LoginResult, type QrCodeScene, type QrCodeState, signInMethodContract } from '@portico/contracts';
import { expect, test } from 'vitest';
import { demoPassword } from '../../seed/demo-password.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { openBrowser, type TestBrowser } from '../../testing/test-browser.ts';
import type { TestPortal } from '../../testing/test-portal.ts';
import { qrCode } from './schema.ts';

const path = '/pedestal/auth/qrcode/login';
const computer = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/132.0.0.0 Safari/537.36' };
const show = async (browser: TestBrowser) => (await browser.get<QrCodeScene>(path, { headers: {} })).data as QrCodeScene;
const poll = async (browser: TestBrowser, sceneId: string) => (await browser.get<QrCodeState>(`${path}?sceneId=${sceneId}`)).data;

async function phoneOf(portal: TestPortal, username = '20260001') {
  const browser = openBrowser(portal);
  const signedIn = await browser.post<LoginResult>('/pedestal/auth/cx/login', { body: { username, password: demoPassword } });
  const token = signedIn.data?.token;
  return {
    browser,
    token,
    scan: (sceneId: string) => browser.post<Record<string, unknown>>('/pedestal/auth/qrcode/scan', { token, body: { sceneId } }),
    answer: (sceneId: string, accept: boolean) => browser.post('/pedestal/auth/qrcode/confirm', { token, body: { sceneId, accept } }),
  };
}

onBothEngines('QR code', (portal) => {
  test('A4 · waiting, scanned, confirmed: the computer is signed in, once', async () => {
    const browser = openBrowser(portal());
    const made = await browser.get<QrCodeScene>(path, { headers: computer });
    const scene = made.data as QrCodeScene;
    expect(signInMethodContract.qrCode.output.parse(scene)).toEqual(scene);
    // 128 bits.
    expect(Buffer.from(scene.sceneId, 'base64url')).toHaveLength(16);
    expect(scene).toMatchObject({ qrContent: `http://localhost:8080/qr-code-login?scene=${scene.sceneId}`, expiresIn: 120 });
    expect(await poll(browser, scene.sceneId)).toEqual({ status: 'waiting' });

    const phone = await phoneOf(portal());
    const scanned = await phone.scan(scene.sceneId);
    expect(signInMethodContract.qrCodeScan.output.parse(scanned.data)).toEqual(scanned.data);
    expect(scanned.data).toMatchObject({ unitName: '清禾大学', device: 'Windows · Chrome', place: '与本机相同的网络（127.0.0.1）' });
    expect(await poll(browser, scene.sceneId)).toEqual({ status: 'scanned', nickname: '林知夏' });
    expect((await phone.answer(scene.sceneId, true)).data).toEqual({ status: 'confirmed' });
    const answers = await Promise.all([poll(browser, scene.sceneId), poll(browser, scene.sceneId), poll(browser, scene.sceneId)]);
    expect(answers.map((answer) => answer?.status).sort()).toEqual(['confirmed', 'expired', 'expired']);
    const done = answers.find((answer) => answer?.status === 'confirmed');
    expect(signInMethodContract.qrCode.output.parse(done)).toEqual(done);
    expect(done?.result).toMatchObject({ userInfo: { account: '20260001' } });
    expect(browser.cookies.get('token')).toBe(done?.result?.token);
  });

  test('A4 · rejected on the phone', async () => {
    const browser = openBrowser(portal());
    const { sceneId } = await show(browser);
    const phone = await phoneOf(portal());
    await phone.scan(sceneId);
    expect((await phone.answer(sceneId, false)).data).toEqual({ status: 'rejected' });
    expect(await poll(browser, sceneId)).toEqual({ status: 'rejected' });
    expect((await phone.answer(sceneId, true)).code).toBe(404);
  });

  test('case 25 · for another browser, and for scenes that nobody made, it has expired', async () => {
    const browser = openBrowser(portal());
    const { sceneId } = await show(browser);
    const phone = await phoneOf(portal());
    await phone.scan(sceneId);
    await phone.answer(sceneId, true);
    expect(await poll(openBrowser(portal()), sceneId)).toEqual({ status: 'expired' });
    const other = openBrowser(portal());
    await show(other);
    expect(await poll(other, sceneId)).toEqual({ status: 'expired' });
    expect(await poll(browser, 'A'.repeat(22))).toEqual({ status: 'expired' });
    // The phone that scans it learns no more.
    expect((await phone.scan('A'.repeat(22))).code).toBe(404);
    expect((await poll(browser, sceneId))?.status).toBe('confirmed');
  });

  test('case 25 · after its time a code can be neither scanned nor confirmed', async () => {
    const browser = openBrowser(portal());
    const phone = await phoneOf(portal());
    const { sceneId } = await show(browser);
    await phone.scan(sceneId);
    await portal()
      .services.database.update(qrCode)
      .set({ expireTime: new Date(Date.now() - 1) });
    expect((await phone.answer(sceneId, true)).code).toBe(404);
    expect((await phone.scan(sceneId)).code).toBe(404);
    expect(await poll(browser, sceneId)).toEqual({ status: 'expired' });
  });

  test('case 25 · only who has scanned may answer, with the companion cookie, in the same school', async () => {
    const browser = openBrowser(portal());
    const { sceneId } = await show(browser);
    const [mine, theirs] = [await phoneOf(portal()), await phoneOf(portal(), 'T10001')];
    expect((await mine.answer(sceneId, true)).code).toBe(404);
    await mine.scan(sceneId);
    expect((await theirs.scan(sceneId)).code).toBe(404);
    expect((await theirs.answer(sceneId, true)).code).toBe(404);
    const body = { sceneId, accept: true };
    expect((await portal().post('/pedestal/auth/qrcode/confirm', { token: mine.token, body })).code).toBe(1005);
    const elsewhere = await portal().tokenOf('20260001', 'workbench.localhost');
    expect((await portal().post('/pedestal/auth/qrcode/scan', { token: elsewhere, host: 'workbench.localhost', body })).code).toBe(404);
    expect(await poll(browser, sceneId)).toMatchObject({ status: 'scanned' });
  });
});
