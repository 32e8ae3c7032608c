import type { LoginResult } from '@portico/contracts';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { demoPassword } from '../../seed/demo-password.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { openSeededInMemory } from '../../testing/seeded.ts';
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts';

const path = '/pedestal/user/avatar/upload';
const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#0f7b6c' } });
const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><rect width="9" height="9"/></svg>';
let png: Buffer;
let jpeg: Buffer;
beforeAll(async () => {
  png = await plain(300, 200).png().toBuffer();
  const place = { IFD3: { GPSLatitude: '30/1 31/1 0/1', GPSLatitudeRef: 'N' }, IFD0: { Copyright: '小林的相机' } };
  jpeg = await plain(300, 200).withExif(place).jpeg().toBuffer();
});

const file = (content: Uint8Array | string, name = 'me.png', type = 'image/png') =>
  new File([typeof content === 'string' ? content : Uint8Array.from(content)], name, { type });
const send = async (portal: TestPortal, sent: File) =>
  portal.upload<{ avatar: string; thumb: string }>(path, sent, { token: await portal.tokenOf('20260001') });

onBothEngines('avatar', (portal) => {
  test('a picture is drawn again in two sizes and shown without cookies, as nothing but a picture', async () => {
    const answer = await send(portal(), file(png));
    const { avatar = '', thumb = '' } = answer.data ?? {};
    expect(avatar).toMatch(/^\/avatars\/[\da-f]{32}-256\.webp$/);
    for (const [address, size] of [
      [avatar, 256],
      [thumb, 64],
    ] as const) {
      const shown = await portal().request(address, { headers: { cookie: 'token=x' } });
      expect(Object.fromEntries(shown.headers)).toMatchObject({
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      });
      expect(shown.headers.getSetCookie()).toEqual([]);
      expect(await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).toMatchObject({ format: 'webp', width: size, height: size });
    }
    const info = await portal().get<{ avatar: string }>('/pedestal/auth/userInfo', { token: await portal().tokenOf('20260001') });
    expect(info.data?.avatar).toBe(avatar);
    await send(portal(), file(png));
    expect((await portal().request(avatar)).status).toBe(404);
  });

  test('case 40 · metadata is removed; so is everything appended to the picture', async () => {
    expect((await sharp(jpeg).metadata()).exif).toBeDefined();
    const polyglot = Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script><?php system($_GET[0]) ?>')]);
    const answer = await send(portal(), file(polyglot, 'me.php.jpg', 'image/jpeg'));
    const shown = Buffer.from(await (await portal().request(answer.data?.avatar ?? '')).arrayBuffer());
    const { exif, xmp, icc, iptc } = await sharp(shown).metadata();
    expect([exif, xmp, icc, iptc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(shown.toString('latin1')).not.toMatch(/script|php|Copyright/);
  });

  test('case 40 · of an animation the first picture is left', async () => {
    const frames = await Promise.all(
      ['#f00', '#0f0', '#00f'].map((background) =>
        sharp({ create: { width: 40, height: 40, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const animated = await sharp(frames, { join: { animated: true } })
      .webp({ loop: 0, delay: [100, 100, 100] })
      .toBuffer();
    expect((await sharp(animated, { animated: true }).metadata()).pages).toBe(3);
    const answer = await send(portal(), file(animated, 'me.webp', 'image/webp'));
    const shown = Buffer.from(await (await portal().request(answer.data?.avatar ?? '')).arrayBuffer());
    expect((await sharp(shown, { animated: true }).metadata()).pages ?? 1).toBe(1);
  });

  test('case 40 · an SVG, a page, a broken picture, nothing, too many pixels and another type are code 400', async () => {
    const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
    // A PNG that says it is 50,000 × 50,000.
    const bomb = Buffer.from(png);
    bomb.writeUInt32BE(50_000, 16);
    bomb.writeUInt32BE(50_000, 20);
    const wide = await plain(4_097, 10).png().toBuffer();
    const refused: [string, File][] = [
      ['an SVG', file(svg, 'me.svg', 'image/svg+xml')],
      ['an SVG that calls itself PNG', file(svg)],
      ['a page', file('<!doctype html><script>alert(1)</script>')],
      ['a GIF', file(gif)],
      ['a GIF as GIF', file(gif, 'me.gif', 'image/gif')],
      ['nothing', file('')],
      ['half', file(png.subarray(0, png.length / 2))],
      ['only the head', file(png.subarray(0, 24))],
      ['a bomb', file(bomb)],
      ['too wide', file(wide)],
      ['another type', file(png, 'me.png', 'text/html')],
      ['a WebP head before a page', file('RIFF\0\0\0\0WEBP<script>')],
    ];
    for (const [name, sent] of refused) {
      expect(await send(portal(), sent), name).toMatchObject({ status: 200, code: 400, data: null });
    }
  });

  test('case 40 · 2 MB are too many bytes, 20 MB are not even read', async () => {
    const large = Buffer.concat([png, Buffer.alloc(2 * 1024 * 1024)]);
    expect(await send(portal(), file(large))).toMatchObject({ status: 200, code: 400, msg: '图片不能超过 2 MB' });
    const form = new FormData();
    form.set('file', file(Buffer.alloc(20 * 1024 * 1024)));
    const written = new Response(form);
    const answer = await portal().request(path, {
      method: 'POST',
      headers: { 'content-type': written.headers.get('content-type') ?? '', authorization: `Bearer ${await portal().tokenOf('20260001')}` },
      body: await written.arrayBuffer(),
    });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ success: false, code: 413, data: null });
  });

  test('case 40 · a name with a path or a second ending changes nothing', async () => {
    for (const name of ['../../x.jsp', 'me.jsp\0.png', 'CON', 'a'.repeat(300)]) {
      const answer = await send(portal(), file(png, name));
      expect(answer.data?.avatar).toMatch(/^\/avatars\/[\da-f]{32}-256\.webp$/);
    }
    for (const address of ['/avatars/..%2f..%2fetc%2fpasswd', '/avatars/x-256.webp', `/avatars/${'a'.repeat(32)}-64.webp`, '/avatars/'])
      expect((await portal().request(address)).status).toBe(404);
  });

  test('case 41 · of uploads at the same time one is left, and it is the one that is shown', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(portal(), file(png))));
    const token = await portal().tokenOf('20260001');
    const shown = (await portal().get<{ avatar: string }>('/pedestal/auth/userInfo', { token })).data?.avatar ?? '';
    const statuses = await Promise.all(answers.map(async ({ data }) => (await portal().request(data?.avatar ?? '')).status));
    expect(statuses.sort()).toEqual([200, 404, 404, 404]);
    expect((await portal().request(shown)).status).toBe(200);
  });

  test('case 33 · case 41 · a guest has no picture', async () => {
    expect(await portal().upload(path, file(png), { token: await portal().tokenOf('guest') })).toMatchObject({ code: 401, data: null });
  });
});

test('case 40 · ten pictures an hour', async () => {
  const portal = await openTestPortal(await openSeededInMemory(), { rateScale: '1' });
  const signedIn = await portal.post<LoginResult>('/pedestal/auth/cx/login', { body: { username: '20260001', password: demoPassword } });
  const codes: number[] = [];
  for (let count = 0; count < 11; count += 1) codes.push((await portal.upload(path, file(png), { token: signedIn.data?.token })).code);
  expect(codes).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  await portal.close();
});
