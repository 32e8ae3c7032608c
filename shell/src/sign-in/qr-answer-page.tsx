import { Link } from '@portico/area/react';
import { useAtomValue, useDevice, usePerson } from '@portico/session';
import { Button, buttonLook } from '@portico/ui';
import { type ReactNode, useState } from 'react';
import { keepScene, pendingScene } from '../session/pending-scene.ts';
import { useSessionActions } from '../session/session-context.ts';
import { callbackAtom } from './callback.ts';
import { FaultLine } from './form/field.tsx';
import { useQrAnswer } from './qr-answer.ts';
import * as css from './question.module.css';
import { Progress, SignInScene } from './sign-in-scene.tsx';

/** /qr-code-login: a phone has scanned the code on a computer's screen. */
export function QrAnswerPage() {
  const { isGuest } = usePerson();
  const callback = useAtomValue(callbackAtom);
  const [scene] = useState(() => {
    const read = callback.at('/qr-code-login')?.given.scene;
    if (read && /^[\w-]{8,128}$/.test(read)) keepScene(read);
    return pendingScene() ?? read;
  });
  if (!scene)
    return (
      <SignInScene title="扫码登录">
        <Progress>二维码已失效，请在电脑上刷新后重新扫码。</Progress>
        <HomeLink />
      </SignInScene>
    );
  if (isGuest)
    return (
      <SignInScene title="扫码登录">
        <Progress>请先在本机登录，登录后再确认电脑上的登录。</Progress>
        <Link to="/login" {...buttonLook({ kind: 'primary', size: 'l' })}>
          登录
        </Link>
      </SignInScene>
    );
  return <Answer scene={scene} />;
}

function Answer({ scene }: { scene: string }) {
  const { name, account } = usePerson();
  const { stage, answer } = useQrAnswer(scene);
  const { signOut } = useSessionActions();
  if (stage.kind === 'reading') return <Said>正在读取二维码</Said>;
  if (stage.kind === 'over')
    return (
      <Said>
        {stage.text}
        {stage.again && <Button onClick={() => void signOut('/login')}>重新登录</Button>}
      </Said>
    );
  if (stage.kind === 'answered') return <Said>{stage.accepted ? '已确认登录，请回到电脑。' : '已取消，电脑上没有登录。'}</Said>;
  const { unitName, device, place } = stage.asking;
  const facts = [
    ['单位', unitName],
    ['账号', `${name}（${account}）`],
    ['设备', device],
    ['位置', place],
  ] as const;
  return (
    <SignInScene title="PC 登录确认">
      <p className={css.asked}>要在下面的电脑上登录您的账号吗？</p>
      <dl className={css.facts}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <FaultLine fault={stage.fault ? { text: stage.fault } : undefined} />
      <div className={css.ways}>
        <Button size="l" onClick={() => answer(false)}>
          取消登录
        </Button>
        <Button size="l" kind="primary" aria-busy={stage.busy || undefined} onClick={() => answer(true)}>
          确认登录
        </Button>
      </div>
    </SignInScene>
  );
}

function Said({ children }: { children: ReactNode }) {
  return (
    <SignInScene title="PC 登录确认">
      <Progress>{children}</Progress>
      <HomeLink />
    </SignInScene>
  );
}

function HomeLink() {
  return (
    <Link to={useDevice() === 'mobile' ? '/mobile/home' : '/'} {...buttonLook({ size: 'l' })}>
      返回首页
    </Link>
  );
}
