import { TabPanel, Tabs } from '@portico/ui';
import { type ComponentType, useEffect, useState } from 'react';
import type { FormMethod } from './sign-in-entry.ts';
import * as css from './sign-in-methods.module.css';

type MethodForm = ComponentType<{ redirect: string | null }>;

/** Each method's code loads when it is first shown; a method that the school does not allow never loads. */
const forms: Record<FormMethod, { name: string; load: () => Promise<MethodForm> }> = {
  password: {
    name: '账号密码',
    load: () => import(/* webpackChunkName: "sign-in-password" */ './form/password-form.tsx').then((form) => form.PasswordForm),
  },
  qrcode: {
    name: '扫码登录',
    load: () => import(/* webpackChunkName: "sign-in-qrcode" */ './form/qr-code-form.tsx').then((form) => form.QrCodeForm),
  },
  mobile: {
    name: '短信验证码',
    load: () => import(/* webpackChunkName: "sign-in-mobile" */ './form/mobile-form.tsx').then((form) => form.MobileForm),
  },
};

/** The methods of the portal's page, as tabs. */
export function SignInMethods({
  methods,
  first,
  redirect,
}: {
  methods: readonly FormMethod[];
  first?: FormMethod;
  redirect: string | null;
}) {
  const [chosen, setChosen] = useState(first && methods.includes(first) ? first : methods[0]);
  if (!chosen) return null;
  if (methods.length === 1) return <Method method={chosen} redirect={redirect} />;
  return (
    <>
      <div className={css.tabs}>
        <Tabs
          id="sign-in"
          label="登录方式"
          tabs={methods.map((key) => ({ key, name: forms[key].name }))}
          value={chosen}
          onChange={setChosen}
        />
      </div>
      <TabPanel id="sign-in" value={chosen}>
        <Method key={chosen} method={chosen} redirect={redirect} />
      </TabPanel>
    </>
  );
}

type Arrival = { kind: 'waiting' } | { kind: 'here'; Form: MethodForm } | { kind: 'failed' };

function Method({ method, redirect }: { method: FormMethod; redirect: string | null }) {
  const [arrival, setArrival] = useState<Arrival>({ kind: 'waiting' });
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn is another try
  useEffect(() => {
    let left = false;
    forms[method].load().then(
      (Form) => left || setArrival({ kind: 'here', Form }),
      () => left || setArrival({ kind: 'failed' }),
    );
    return () => {
      left = true;
    };
  }, [method, turn]);
  if (arrival.kind === 'here') return <arrival.Form redirect={redirect} />;
  if (arrival.kind === 'waiting') return <div className={css.waiting} />;
  return (
    <div className={css.waiting} role="alert">
      <p>这种登录方式没有加载成功。</p>
      <button
        type="button"
        onClick={() => {
          setArrival({ kind: 'waiting' });
          setTurn(turn + 1);
        }}
      >
        重新加载
      </button>
    </div>
  );
}
