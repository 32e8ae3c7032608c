import { type SmallServer, serveSmall } from './small-server.ts';

/** A small WeChat for browsers: its consent page says yes at once, or no, for the person that a test has set. */
export interface FakeWechat extends SmallServer {
  /** Who holds the phone. */
  person: string;
  /** The person declines. */
  declines: boolean;
}

export const wechatApp = { appid: 'wx-test', secret: 'wechat-secret' };

export async function serveFakeWechat(): Promise<FakeWechat> {
  const state = { person: 'one', declines: false };
  const server = await serveSmall((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://wechat.invalid');
    if (pathname === '/connect/qrconnect' || pathname === '/connect/oauth2/authorize') {
      const back = new URL(searchParams.get('redirect_uri') ?? '');
      if (!state.declines) back.searchParams.set('code', `c-${state.person}`);
      back.searchParams.set('state', searchParams.get('state') ?? '');
      return response.writeHead(302, { location: back.href }).end();
    }
    const openid = `O-${searchParams.get('code') ?? searchParams.get('openid')?.slice(2)}`;
    if (pathname === '/sns/userinfo') return response.end(JSON.stringify({ openid, nickname: '小林', unionid: `U-${openid}` }));
    response.end(JSON.stringify({ access_token: 'AT', openid, scope: 'snsapi_login' }));
  });
  return Object.assign(state, server);
}
