import { usePortal } from '@portico/area/react';
import { Skeleton } from '@portico/ui';
import type { FormParts } from '@portico/ui/form';
import { type ReactNode, useEffect, useState } from 'react';
import { FieldContext, PlainField } from './field.tsx';
import type { useSubmission } from './use-submission.ts';

const codes = {
  desktop: () => import(/* webpackChunkName: "arco-desktop-form" */ '@portico/ui/desktop/form'),
  mobile: () => import(/* webpackChunkName: "arco-mobile-form" */ '@portico/ui/mobile/form'),
};

/**
 * A form behind the login, of Arco's parts. It is shown when their code is here, so that no field is replaced while
 * somebody types; where the code cannot be had it is of the login's own parts.
 */
export function ArcoForm({
  form,
  sendForm,
  children,
}: Pick<ReturnType<typeof useSubmission>, 'form' | 'sendForm'> & { children: ReactNode }) {
  const { device } = usePortal();
  const [parts, setParts] = useState<FormParts | 'none'>();
  useEffect(() => {
    codes[device]().then(
      (arrived) => setParts({ Form: arrived.ArcoForm, Field: arrived.ArcoField }),
      () => setParts('none'),
    );
  }, [device]);
  if (!parts) return <Skeleton rows={3} />;
  const plain = parts === 'none';
  return (
    <FieldContext value={plain ? PlainField : parts.Field}>
      {plain ? (
        <form {...form}>{children}</form>
      ) : (
        <parts.Form formRef={form.ref} onSend={() => void sendForm()} onKeyDown={form.onKeyDown}>
          {children}
        </parts.Form>
      )}
    </FieldContext>
  );
}
