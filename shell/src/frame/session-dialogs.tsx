import { useAtomValue } from '@portico/session';
import { sessionStateAtom } from '../session/session.ts';
import { ShellDialog } from './shell-dialog.tsx';

const texts = {
  'long-idle': { title: '操作', text: '您已长时间没有操作，请刷新页面后继续。', confirm: '刷新页面' },
  expired: { title: '系统提示', text: '登录状态已过期，请重新登录。', confirm: '重新登录' },
} as const;

/** The two dialogs of the session, one at a time. */
export function SessionDialogs({ onConfirm, unsaved }: { onConfirm: () => void; unsaved: boolean }) {
  const state = useAtomValue(sessionStateAtom);
  if (state !== 'long-idle' && state !== 'expired') return null;
  return <ShellDialog key={state} {...texts[state]} unsaved={unsaved} onConfirm={onConfirm} />;
}
