import { Link, useLocation } from '@portico/area/react';
import { useQuery } from '@portico/client';
import { usePerson } from '@portico/session';
import { Button, buttonLook, Skeleton, WhenLoaded } from '@portico/ui';
import { Dialog } from '@portico/ui/dialog';
import { news } from '../api.ts';
import { ColumnsEditor } from './columns-editor.tsx';
import type { DialogProps } from './dialog-button.tsx';

/** 我的栏目: for members the editor, for guests how to get one. */
export function ColumnsDialog({ onClose }: DialogProps) {
  const { isGuest } = usePerson();
  return (
    <Dialog title="我的栏目" onCancel={onClose} ways={isGuest ? () => <SignInWays onClose={onClose} /> : undefined}>
      {isGuest ? <p>登录后可以选择常看的栏目，并排列它们的顺序。</p> : <Members onClose={onClose} />}
    </Dialog>
  );
}

function SignInWays({ onClose }: DialogProps) {
  const { pathname, search } = useLocation();
  return (
    <>
      <Button onClick={onClose}>取消</Button>
      <Link to={`/login?redirect=${encodeURIComponent(pathname + search)}`} {...buttonLook({ kind: 'primary' })}>
        登录
      </Link>
    </>
  );
}

function Members({ onClose }: DialogProps) {
  const query = useQuery(news.categories.query());
  return (
    <WhenLoaded query={query} what="栏目" skeleton={<Skeleton rows={4} picture={false} />} empty={null} isEmpty={() => false}>
      {({ mine, all }) => <ColumnsEditor mine={mine} all={all} onClose={onClose} />}
    </WhenLoaded>
  );
}
