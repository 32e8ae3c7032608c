import { AreaLink } from '@portico/area/react';
import { useQuery } from '@portico/client';
import { SectionHead, Skeleton, WhenLoaded } from '@portico/ui';
import { services } from '../../api.ts';
import { MoreLink } from '../more-link.tsx';
import * as css from './departments-section.module.css';

const shown = 12;

/** The departments with most services, each the way to them. */
export function DepartmentsSection() {
  const query = useQuery(services.departments.query());
  const all = query.data?.length ?? 0;
  return (
    <section>
      <SectionHead
        title="按部门查找"
        more={<MoreLink to="service-hall/list">{all > shown ? `全部 ${all} 个部门` : '全部服务'}</MoreLink>}
      />
      <WhenLoaded
        query={query}
        what="部门"
        skeleton={<Skeleton rows={2} picture={false} />}
        empty={<p className={css.empty}>暂时没有提供服务的部门。</p>}
      >
        {(departments) => (
          <ul className={css.departments}>
            {[...departments]
              .sort((a, b) => b.count - a.count)
              .slice(0, shown)
              .map(({ id, name, count }) => (
                <li key={id}>
                  <AreaLink to="service-hall/list" query={{ dept: id }} className={css.department}>
                    <span title={name}>{name}</span>
                    <small>
                      {count}
                      <span className="visually-hidden"> 项服务</span>
                    </small>
                  </AreaLink>
                </li>
              ))}
          </ul>
        )}
      </WhenLoaded>
    </section>
  );
}
