import { useLocation } from '@portico/area/react';
import { errorLayout, parseErrorCode } from './error-code.ts';
import { FailureView } from './failure-view.tsx';
import { useHomePath } from './home-path.ts';
import { NoPermissionView } from './no-permission-view.tsx';
import { PlainFrame } from './plain-frame.tsx';

const views = {
  'not-found': { art: 'pine', title: '没有找到这个页面', reason: '地址可能有误，或者页面已经移走。您可以返回首页，从菜单重新进入。' },
  'service-error': { art: 'bridge-out', title: '服务暂时没有响应', reason: '请稍后重新打开；如果一直如此，请把上面的编号告诉管理员。' },
} as const;

/** /error?code=…: one of three layouts by the code. */
export function ErrorPage() {
  const { search } = useLocation();
  const home = useHomePath();
  const code = parseErrorCode(new URLSearchParams(search).get('code'));
  const kind = errorLayout(code);
  if (kind === 'no-permission') return <NoPermissionView code={code ?? 1004} />;
  const view = views[kind];
  return (
    <PlainFrame>
      <FailureView kind={kind} art={view.art} code={code === undefined ? '服务异常' : String(code)} title={view.title} home={home}>
        {view.reason}
      </FailureView>
    </PlainFrame>
  );
}
