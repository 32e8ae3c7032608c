import { useNavigate } from '@portico/area/react';
import { usePerson } from '@portico/session';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useOwnWayOn } from './finish-sign-in.ts';
import { Progress, SignInScene } from './sign-in-scene.tsx';

/** Its code comes to those who need it. */
const NewPasswordForm = lazy(() =>
  import(/* webpackChunkName: "sign-in-return" */ './form/new-password-form.tsx').then((form) => ({ default: form.NewPasswordForm })),
);

/** Redirects somebody who is already signed in; with the initial password, or on request, they change it first. */
export function MemberGoesOn({ redirect, changes = false }: { redirect: string | null; changes?: boolean }) {
  const { mustChangePassword, name } = usePerson();
  if (!mustChangePassword && !changes) return <GoOn redirect={redirect} />;
  return (
    <SignInScene title={mustChangePassword ? '修改初始密码' : '修改密码'}>
      <Progress>
        {mustChangePassword
          ? `${name}，您好。首次登录请先修改初始密码，修改后即可使用全部服务。`
          : `${name}，您好。修改后，其他设备需要用新密码重新登录。`}
      </Progress>
      <Suspense>
        <NewPasswordForm redirect={redirect} />
      </Suspense>
    </SignInScene>
  );
}

function GoOn({ redirect }: { redirect: string | null }) {
  const navigate = useNavigate();
  const wayOn = useOwnWayOn(redirect);
  const gone = useRef(false);
  useEffect(() => {
    if (gone.current) return;
    gone.current = true;
    void wayOn().then((place) => navigate(place, { replace: true }));
  }, [wayOn, navigate]);
  return (
    <SignInScene title="登录">
      <Progress>您已登录，正在打开页面</Progress>
    </SignInScene>
  );
}
