import type { personContract } from '@portico/contracts';
import type { Handlers } from '../../kernel/api/serve.ts';
import { qrPicture } from '../../kernel/file/qr-picture.ts';
import { requireCompanion } from '../../pedestal/index.ts';
import type { HomepageContext } from '../context.ts';
import { identityOf } from '../endpoint/identity.ts';

/** Those who check a code accept this audience alone. No area can have it as its name, so no other identity is a code. */
const audience = 'portico:identity-code';
/** Seconds that a code is shown for: those who check it have the rest of its minute. */
const shownSeconds = 50;

/** Who a person is, signed, to be shown at an entrance or a counter. */
export function identityCodeHandlers({ tokens }: HomepageContext): Handlers<Pick<typeof personContract, 'identityCode'>> {
  return {
    async identityCode(_input, context) {
      requireCompanion(context);
      const code = await tokens.identity(audience, identityOf(context.visitor));
      return { picture: await qrPicture(code, 'L'), seconds: shownSeconds };
    },
  };
}
