import { useQuery } from '@portico/client';
import { grouped } from '@portico/ui';
import { statistics } from '../../deferred-api.ts';
import * as css from './statistics-section.module.css';

/** The portal in numbers, in one ruled line; nothing where they are missing. */
export function StatisticsSection() {
  const { data } = useQuery(statistics.home.query());
  if (!data) return null;
  const figures = [
    ['进驻业务', data.appCount],
    ['办事指南', data.guideCount],
    ['正在办理', data.handlingCount],
    ['累计办结', data.finishedCount],
    ['服务人次', data.visitCount],
  ] as const;
  return (
    <section className={css.section} aria-label="统计">
      <dl className={css.figures}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{grouped(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
