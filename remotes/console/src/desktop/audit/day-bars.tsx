import { Link, useSearchParams } from '@portico/area/react';
import { keepPreviousData, useQuery } from '@portico/client';
import type { AuditFilters } from '@portico/contracts/console';
import { audit } from '../../api.ts';
import { everyDay, withFilter } from '../../model/audit-filters.ts';
import { counted } from '../../model/words.ts';
import * as css from '../../ui/console.module.css';
import { Mark } from '../../ui/mark.tsx';
import * as own from './audit.module.css';

const everyDays = 7;
/** The first day, each seventh and the last; none so near to the last that they meet. */
const isNamed = (index: number, count: number) =>
  index === count - 1 || (index % everyDays === 0 && (count <= everyDays || count - 1 - index > 3));

/** A bar a day; each leads to its day alone. */
export function DayBars({ filters }: { filters: AuditFilters }) {
  const [search] = useSearchParams();
  const { data, error } = useQuery({ ...audit.days.query(filters), placeholderData: keepPreviousData });
  if (error) return <p className={css.note}>每天的数量暂时读不到，下面的记录不受影响。</p>;
  const days = everyDay(filters, data ?? []);
  const filled = days.filter(({ rows }) => rows > 0).length;
  const most = Math.max(1, ...days.map(({ rows }) => rows));
  const sum = (of: 'rows' | 'refused') => days.reduce((total, each) => total + each[of], 0);
  return (
    <div className={own.days}>
      <p className={css.meta}>
        {filled} 天有记录　{counted(sum('rows'))} 次，{counted(sum('refused'))} 次被拒绝或失败
        <span className={own.legend}>
          <i className={`${css.mark} ${own.done}`} aria-hidden="true" />
          完成
          <Mark tone="danger" />
          拒绝或失败
        </span>
      </p>
      <ol aria-label="每天的记录">
        {days.map(({ day, rows, refused }, index) => (
          <li key={day}>
            <Link
              to={`/console/audit${withFilter(search, { from: day, to: day })}`}
              title={`${day}　${rows} 次，${refused} 次被拒绝或失败`}
            >
              <span className="visually-hidden">
                {day} {rows} 次，{refused} 次被拒绝或失败
              </span>
              <i style={{ height: `${Math.max(2, ((rows - refused) / most) * 36)}px` }} />
              {refused > 0 && <i data-refused style={{ height: `${Math.max(3, (refused / most) * 36)}px` }} />}
            </Link>
            {days.length > 1 && <small aria-hidden="true">{isNamed(index, days.length) && day.slice(5)}</small>}
          </li>
        ))}
      </ol>
    </div>
  );
}
