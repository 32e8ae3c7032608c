import { useSearchParams } from '@portico/area/react';
import { keepPreviousData, useQuery } from '@portico/client';
import { useNow } from '@portico/session';
import { Empty, Skeleton, WhenLoaded } from '@portico/ui';
import { Pagination } from '@portico/ui/desktop/controls';
import { audit } from '../../api.ts';
import { filtersOf, withFilter } from '../../model/audit-filters.ts';
import { ActResult } from '../../ui/act/act-result.tsx';
import { useConsoleAct } from '../../ui/act/use-console-act.tsx';
import * as css from '../../ui/console.module.css';
import { ConsoleFrame } from '../console-frame.tsx';
import { AuditFilterRow } from './audit-filter-row.tsx';
import { AuditTable } from './audit-table.tsx';
import { ChainLine } from './chain-line.tsx';
import { DayBars } from './day-bars.tsx';
import { ExportButton } from './export-button.tsx';

const pageSize = 20;

/** Every act and sign-in; the filters stand in the address. */
export function AuditPage() {
  const [search] = useSearchParams();
  const { date } = useNow();
  const filters = filtersOf(search, date);
  const page = Math.max(1, Math.min(1_000, Number(search.get('page')) || 1));
  const query = useQuery({ ...audit.list.query({ ...filters, pageNum: page, pageSize }), placeholderData: keepPreviousData });
  const acting = useConsoleAct();
  return (
    <ConsoleFrame current="audit" fact={<ChainLine />} tools={<ExportButton filters={filters} acting={acting} />}>
      <ActResult acting={acting} />
      <section className={css.sheet} aria-label="记录">
        <AuditFilterRow filters={filters} />
        <DayBars filters={filters} />
        <WhenLoaded
          query={query}
          what="日志"
          skeleton={<Skeleton rows={10} picture={false} />}
          isEmpty={({ records }) => records.length === 0}
          empty={<Empty title="这段时间没有记录" reason="换一段时间，或减少筛选条件。" />}
        >
          {({ records }) => <AuditTable records={records} opened={search.get('open')} acting={acting} />}
        </WhenLoaded>
      </section>
      {query.data && query.data.total > pageSize && (
        <Pagination
          page={page}
          pageSize={pageSize}
          total={query.data.total}
          addressOf={(next) => `/console/audit${withFilter(search, { page: String(next) })}`}
        />
      )}
    </ConsoleFrame>
  );
}
