import { z } from 'zod';
import type { WechatPartner } from '../../kernel/environment/partner-settings.ts';
import type { CheckStep } from '../partner/check-steps.ts';
import { askPartner } from '../partner/partner-request.ts';

const answer = z.object({ errcode: z.number().int(), errmsg: z.string().default('') });
/** The code is wrong, so WeChat has accepted appid and secret. */
const wrongCode = [40029, 40163, 41008];

export const checkWechat = ({ apiUrl, appid, secret }: WechatPartner): CheckStep[] => [
  {
    step: 'appid and secret are accepted, and a wrong code is refused',
    occasion: 'test',
    async run() {
      const query = new URLSearchParams({ appid, secret, code: 'portico-check', grant_type: 'authorization_code' });
      const { text } = await askPartner(`${apiUrl}/sns/oauth2/access_token?${query}`);
      const read = answer.safeParse(JSON.parse(text)).data;
      if (!read) return 'the answer has no errcode';
      return wrongCode.includes(read.errcode) ? undefined : `errcode ${read.errcode} ${read.errmsg.slice(0, 100)}`;
    },
  },
];
