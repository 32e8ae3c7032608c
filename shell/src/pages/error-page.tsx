import { useLocation } from '@portico/area/react';
import { useDevice, useSchool } from '@portico/session';
import { mobileHome } from '../viewport/viewport.ts';
import { errorLayout, parseErrorCode } from './error-code.ts';
import { FailureView } from './failure-view.tsx';

const views = {
  'not-found': { art: 'pine', title: '没有找到这个页面', reason: '地址可能有误，或者页面已经移走。您可以返回首页，从菜单重新进入。' },
  'no-permission': { art: 'gate', title: '您没有这个页面的访问权限', reason: '请联系管理员申请；如果您刚刚换过身份，可以退出后重新登录。' },
  'service-error': { art: 'bridge-out', title: '服务暂时没有响应', reason: '请稍后重新打开；如果一直如此，请把上面的编号告诉管理员。' },
} as const;

/** /error?code=…: one of three layouts by the code. */
export function ErrorPage() {
  const { search } = useLocation();
  const { fid } = useSchool();
  const home = useDevice() === 'mobile' ? mobileHome(fid) : '/';
  const code = parseErrorCode(new URLSearchParams(search).get('code'));
  const kind = errorLayout(code);
  const view = views[kind];
  return (
    <FailureView kind={kind} art={view.art} code={code === undefined ? '服务异常' : String(code)} title={view.title} home={home}>
      {view.reason}
    </FailureView>
  );
}
