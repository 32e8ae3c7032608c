import { useLocation } from '@portico/area/react';
import { FailureView } from './failure-view.tsx';
import { useHomePath } from './home-path.ts';

/** An address without a page. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  const home = useHomePath();
  return (
    <FailureView kind="not-found" art="pine" code="404" title="没有找到这个页面" home={home}>
      <span data-path={pathname}>Page Not Found: {pathname}</span>
      <br />
      地址可能有误，或者页面已经移走。您可以返回首页，从菜单重新进入。
    </FailureView>
  );
}
