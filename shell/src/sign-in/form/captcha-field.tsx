import { createClient } from '@portico/client';
import { authContract, codes, type OutputOf } from '@portico/contracts';
import { useState } from 'react';
import { Field } from './field.tsx';
import * as css from './form.module.css';
import type { Fault } from './use-submission.ts';

const auth = createClient(authContract);
type Picture = OutputOf<typeof authContract.captcha>;

export interface Captcha {
  picture: Picture | undefined;
  /** Reads what was typed: what the call takes, or what is wrong. */
  read: (fields: FormData) => { captchaId?: string; captcha?: string } | Fault;
  /** After a refusal: each picture is good once, and the server may ask for one from now on. */
  refused: (code: number) => Promise<void>;
  renew: () => Promise<void>;
}

/** The captcha of a form, once the server asks for it. */
export function useCaptcha(): Captcha {
  const [picture, setPicture] = useState<Picture>();
  const renew = async () => setPicture(await auth.captcha({}, { quiet: true }).catch(() => picture));
  return {
    picture,
    renew,
    read(fields) {
      if (!picture) return {};
      const captcha = String(fields.get('captcha') ?? '')
        .normalize('NFKC')
        .trim();
      return captcha ? { captchaId: picture.captchaId, captcha } : { text: '请输入图中的验证码。', field: 'captcha' };
    },
    async refused(code) {
      if (picture || code === codes.captchaRequired) await renew();
    },
  };
}

/** The picture, the same digits as sound, and the field for them. */
export function CaptchaField({ captcha: { picture, renew }, fault }: { captcha: Captcha; fault: Fault | undefined }) {
  if (!picture) return null;
  return (
    <>
      <Field
        key={picture.captchaId}
        name="captcha"
        label="图中的数字"
        fault={fault}
        autoComplete="off"
        inputMode="numeric"
        maxLength={16}
        beside={<img src={picture.image} alt="验证码图片，听不清或看不清可以换一张" />}
      />
      <div className={css.captchaWays}>
        {/* biome-ignore lint/a11y/useMediaCaption: the sound says the digits that the picture shows */}
        <audio controls src={picture.audio} aria-label="收听验证码" />
        <button type="button" className={css.link} onClick={() => void renew()}>
          换一张
        </button>
      </div>
    </>
  );
}
