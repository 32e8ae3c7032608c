import { AreaLink, useFirstInput, usePageTitle } from '@portico/area/react';
import { errorKind, useQuery } from '@portico/client';
import type { ServiceGuide } from '@portico/contracts';
import { usePerson } from '@portico/session';
import { Button, buttonLook, Empty, SkeletonLine, WhenLoaded } from '@portico/ui';
import type { ReactNode } from 'react';
import { services } from '../api.ts';
import { guide } from '../model/first-calls.ts';
import { FindService } from './find-service.tsx';
import * as css from './guide.module.css';
import { useSignIn } from './use-sign-in.ts';

/** An invalid id, one of another school, and a removed service look the same from outside. */
const gone = ['not-found', 'invalid'];

/** The guide that the address names, as the page's data have it. */
export function useGuide() {
  return useQuery(services.guide.query(useFirstInput(guide)));
}

/** The guide that the address names, with all its states; the pages give it its frame. */
export function Guide({ children }: { children: (guide: ServiceGuide) => ReactNode }) {
  const query = useGuide();
  usePageTitle(query.data && `${query.data.name} 办事指南`);
  if (!query.data && query.error && errorKind(query.error) === 'forbidden') return <NotForYou />;
  if (!query.data && query.error && gone.includes(errorKind(query.error)))
    return (
      <div className={css.gone}>
        <h1 className="visually-hidden">办事指南</h1>
        <Empty
          missing
          title="事项不存在或已下架"
          reason="可能已经停办，可以在这里搜索相近的服务。"
          action={
            <>
              <FindService />
              <AreaLink to="service-hall/list" {...buttonLook()}>
                去服务大厅看看
              </AreaLink>
            </>
          }
        />
      </div>
    );
  return (
    <WhenLoaded query={query} what="办事指南" skeleton={<GuideSkeleton />} empty={null} isEmpty={() => false}>
      {children}
    </WhenLoaded>
  );
}

/** For other people: shown without the service's name, which this visitor must not learn. */
function NotForYou() {
  const { isGuest } = usePerson();
  const signIn = useSignIn();
  return (
    <div className={css.gone}>
      <h1 className="visually-hidden">办事指南</h1>
      <Empty
        title="您没有这个事项的访问权限"
        reason={isGuest ? '它只对部分人员开放，登录后再看看。' : '它只对部分人员开放，请联系管理员申请。'}
        action={
          isGuest ? (
            <Button kind="primary" onClick={signIn}>
              登录
            </Button>
          ) : (
            <AreaLink to="service-hall/list" {...buttonLook()}>
              去服务大厅看看
            </AreaLink>
          )
        }
      />
    </div>
  );
}

function GuideSkeleton() {
  return (
    <div className={css.skeleton}>
      <SkeletonLine height={196} />
      <SkeletonLine height={190} />
      <SkeletonLine height={220} />
      <SkeletonLine height={280} />
    </div>
  );
}
