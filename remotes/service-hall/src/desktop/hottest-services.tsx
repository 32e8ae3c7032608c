import { PortalLink } from '@portico/area/react';
import { useQuery } from '@portico/client';
import { grouped, Skeleton, WhenLoaded } from '@portico/ui';
import { services } from '../api.ts';
import { hottestShown } from '../model/hall-address.ts';
import { useCells } from '../ui/use-cells.tsx';
import * as css from './hottest-services.module.css';

/** The most opened services, with their counts. */
export function HottestServices() {
  const query = useQuery(services.hot.query({ limit: hottestShown }));
  const { cellOf, onOpen, dialog } = useCells();
  if (query.data?.length === 0) return null;
  return (
    <aside className={css.sheet} aria-labelledby="hottest">
      <div className={css.head}>
        <h2 id="hottest">热门服务</h2>
        <span>办理次数</span>
      </div>
      <WhenLoaded query={query} what="热门服务" skeleton={<Skeleton rows={hottestShown} picture={false} />} empty={null}>
        {(hottest) => (
          <ol>
            {hottest.map((service) => {
              const { id, name, target } = cellOf(service);
              return (
                <li key={id} className={css.row}>
                  {target ? (
                    <PortalLink target={target} title={name} onClick={() => onOpen(id)}>
                      {name}
                    </PortalLink>
                  ) : (
                    <span title={name}>{name}</span>
                  )}
                  <span className={css.hits}>{grouped(service.hits)}</span>
                </li>
              );
            })}
          </ol>
        )}
      </WhenLoaded>
      {dialog}
    </aside>
  );
}
