import { CaptchaField, type useCaptcha } from './captcha-field.tsx';
import { FaultLine, Field } from './field.tsx';
import { PasswordField } from './password-field.tsx';
import type { useSubmission } from './use-submission.ts';

type Fault = ReturnType<typeof useSubmission>['fault'];

/** Account and password with what is wrong about them, and the captcha once the server asks for it. */
export function AccountFields({ fault, captcha }: { fault: Fault; captcha: ReturnType<typeof useCaptcha> }) {
  return (
    <>
      <FaultLine fault={fault} />
      <Field
        name="username"
        label="学号 / 工号"
        icon="user"
        fault={fault}
        autoComplete="username"
        maxLength={64}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <PasswordField name="password" label="密码" fault={fault} autoComplete="current-password" />
      <CaptchaField captcha={captcha} fault={fault} />
    </>
  );
}
