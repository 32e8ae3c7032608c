import { useLocation, useSearchParams } from '@portico/area/react';
import { createClient, type PortalError } from '@portico/client';
import { authContract, type LoginResult } from '@portico/contracts';
import { useAtomValue, usePerson } from '@portico/session';
import { useEffect, useRef, useState } from 'react';
import { usePortalFacts } from '../page-data/frame-facts.ts';
import { useSessionActions } from '../session/session-context.ts';
import { callbackAtom } from './callback.ts';
import { ConfirmPerson } from './confirm-person.tsx';
import { useFinishSignIn } from './finish-sign-in.ts';
import { BindForm } from './form/bind-form.tsx';
import { useGiveUp } from './give-up.ts';
import { Leave } from './leave.tsx';
import { MemberGoesOn } from './member-goes-on.tsx';
import type { WayOut } from './sign-in-entry.ts';
import { redirectOfReturn, signInReturns } from './sign-in-returns.ts';
import { Progress, SignInScene } from './sign-in-scene.tsx';

const auth = createClient(authContract);

/** /cas-login, /auth-login, /wechat-login and /api-login: a partner has redirected the browser back. */
export function ReturnPage() {
  const { pathname } = useLocation();
  const path = pathname.replace(/\/$/, '');
  const [query] = useSearchParams();
  const redirect = query.get('redirect');
  const callback = useAtomValue(callbackAtom);
  const [brought] = useState(() => callback.at(path)?.given[signInReturns[path]?.wants ?? ''] !== undefined);
  const { isGuest } = usePerson();
  if (brought) return <Returned path={path} redirect={redirect} />;
  return isGuest ? <CameWithNothing path={path} redirect={redirect} /> : <MemberGoesOn redirect={redirect} />;
}

type Stage = { kind: 'asking' } | { kind: 'confirm'; result: LoginResult } | { kind: 'bind'; handle: string };

function Returned({ path, redirect }: { path: string; redirect: string | null }) {
  const brought = useAtomValue(callbackAtom);
  const { keepGuest } = useSessionActions();
  const [stage, setStage] = useState<Stage>({ kind: 'asking' });
  const [named, setNamed] = useState<string>();
  const wanted = redirectOfReturn(redirect, named, location.origin);
  const finish = useFinishSignIn(wanted);
  const giveUp = useGiveUp(wanted);
  const fail = (sentence: string) => {
    brought.forget();
    void giveUp(sentence, signInReturns[path]?.endsOutside ?? false);
  };
  const [done, setDone] = useState<LoginResult>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was brought is spent once, whatever renders again
  useEffect(() => {
    const callback = brought.at(path);
    const way = signInReturns[path];
    if (!callback || !way) return;
    let left = false;
    brought
      .spendOnce(() => way.send(callback))
      .then(
        (result) => {
          if (left) return;
          setNamed(result.service);
          if (result.needConfirm) setStage({ kind: 'confirm', result });
          else if (result.needBind && result.bindHandle) {
            keepGuest(result);
            setStage({ kind: 'bind', handle: result.bindHandle });
          } else setDone(result);
        },
        (error: PortalError) => left || fail(error.message),
      );
    return () => {
      left = true;
    };
  }, [path]);

  // Only once the redirect named at the start is known.
  // biome-ignore lint/correctness/useExhaustiveDependencies: finished once
  useEffect(() => {
    if (done) void finish(done).catch((error: PortalError) => fail(error.message));
  }, [done]);

  if (stage.kind === 'confirm')
    return (
      <ConfirmPerson
        person={stage.result.userInfo}
        accept={async () => setDone(await auth.confirm({}, { quiet: true, token: stage.result.token }))}
        decline={() => {
          void auth.logout({}, { quiet: true, token: stage.result.token }).catch(() => undefined);
          fail('已取消登录，您可以换一个账号。');
        }}
      />
    );
  if (stage.kind === 'bind')
    return (
      <SignInScene title="绑定账号">
        <Progress>首次使用这种方式登录，请输入您在本单位的账号和密码。绑定一次，以后可直接登录。</Progress>
        <BindForm bindHandle={stage.handle} redirect={wanted} over={fail} />
      </SignInScene>
    );
  return (
    <SignInScene title="登录">
      <Progress>正在登录</Progress>
    </SignInScene>
  );
}

/** Opened without a partner's parameters: starts again if the portal can, a limited number of times. */
function CameWithNothing({ path, redirect }: { path: string; redirect: string | null }) {
  const { host } = usePortalFacts();
  const giveUp = useGiveUp(redirect);
  const begins = signInReturns[path]?.begins;
  const stay = (sentence: string) => void giveUp(sentence, false);
  const stayNow = useRef(stay);
  stayNow.current = stay;
  const possible = begins !== undefined && host.allowedMethods.includes(begins);
  useEffect(() => {
    if (!possible) stayNow.current('登录信息不完整，请重新登录，或从原来的系统重新进入。');
  }, [possible]);
  const [entry] = useState<WayOut | undefined>(possible ? { kind: begins } : undefined);
  if (entry) return <Leave entry={entry} redirect={redirect} stay={stay} />;
  return (
    <SignInScene title="登录">
      <Progress>正在打开登录页面</Progress>
    </SignInScene>
  );
}
