import { AreaLink, usePageTitle, useParams } from '@portico/area/react';
import { errorKind, useQuery } from '@portico/client';
import type { ServiceGuide } from '@portico/contracts';
import { Bone, buttonLook, Empty, WhenLoaded } from '@portico/ui';
import type { ReactNode } from 'react';
import { services } from '../api.ts';
import * as css from './guide.module.css';

/** An id that cannot be one, a service that is gone, and one that is not for this visitor look alike from outside. */
const gone = ['not-found', 'invalid', 'forbidden'];

/** The guide that the address names, with all its states; the pages give it its frame. */
export function Guide({ children }: { children: (guide: ServiceGuide) => ReactNode }) {
  const { id = '' } = useParams();
  const query = useQuery(services.guide.query({ appId: id }));
  usePageTitle(query.data && `${query.data.name} 办事指南`);
  if (!query.data && query.error && gone.includes(errorKind(query.error)))
    return (
      <div className={css.gone}>
        <h1 className="visually-hidden">办事指南</h1>
        <Empty
          title="事项不存在或已下架"
          reason="可能已经停办，或者需要登录后查看。"
          action={
            <AreaLink to="service-hall/list" {...buttonLook()}>
              去服务大厅看看
            </AreaLink>
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

function GuideSkeleton() {
  return (
    <div className={css.skeleton}>
      <Bone height={196} />
      <Bone height={190} />
      <Bone height={220} />
      <Bone height={280} />
    </div>
  );
}
