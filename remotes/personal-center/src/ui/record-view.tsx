import { AreaLink } from '@portico/area/react';
import { useQuery } from '@portico/client';
import type { PersonData, PersonDataType } from '@portico/contracts';
import { Empty, fullTime, Skeleton, WhenLoaded } from '@portico/ui';
import { person } from '../api.ts';
import { FailedSources } from './failed-sources.tsx';
import { FaultButton } from './fault-button.tsx';
import { LatePicture } from './late-picture.tsx';
import { Panel } from './panel.tsx';
import { RecordTable } from './record-table.tsx';
import * as css from './record-view.module.css';
import { RevealButton } from './reveal-button.tsx';
import { useReveal } from './use-reveal.ts';

export interface Filter {
  key?: string | undefined;
  value?: string | undefined;
}

/** One kind of records: its filters, its picture, and always its table. */
export function RecordView({ type, filter }: { type: PersonDataType; filter: Filter }) {
  const { typeId, name, look } = type;
  const asked = { typeId, ...(filter.key && filter.value && { key: filter.key, value: filter.value }) };
  const query = useQuery(person.data.query(asked));
  const { shown, failure, dialog, reveal, hide } = useReveal(() => person.revealData(asked, { quiet: true }));
  const isSensitive = query.data?.columns.some((column) => column.sensitive) ?? false;
  return (
    <Panel title={name} more={<FaultButton about={{ subject: 'records', subjectId: typeId, name }} />}>
      <Filters typeId={typeId} filter={filter} />
      <p role="alert" className={css.failure}>
        {failure}
      </p>
      {dialog}
      <WhenLoaded
        query={query}
        what={name}
        skeleton={<Skeleton rows={6} picture={false} />}
        isEmpty={({ rows, failedSources }) => rows.length === 0 && failedSources.length === 0}
        empty={<Empty title={filter.value ? '没有符合条件的记录' : `还没有${name}`} />}
      >
        {(data) => {
          const { rows } = shown ?? data;
          return (
            <>
              <FailedSources sources={data.failedSources} isBusy={query.isFetching} onRetry={() => void query.refetch()} />
              {look && look.kind !== 'facts' && rows.length > 0 && !filter.value && (
                <div className={css.picture}>
                  <LatePicture name={name} look={look} rows={rows} />
                </div>
              )}
              <p className={css.source}>
                <Source data={data} />
                {isSensitive && (
                  <span className={css.reveal}>
                    {shown ? '60 秒后自动隐藏' : '部分内容已隐藏'}
                    <RevealButton name={name} isShown={shown !== undefined} onToggle={shown ? hide : reveal} />
                  </span>
                )}
              </p>
              <RecordTable name={name} columns={data.columns} rows={rows} />
            </>
          );
        }}
      </WhenLoaded>
    </Panel>
  );
}

const Source = ({ data: { source, updateTime } }: { data: PersonData }) => (
  <span>
    来源：{source || '学校系统'}　更新于 {fullTime(updateTime)}
  </span>
);

/** Values that the records can be narrowed to; one at a time, in the address. */
function Filters({ typeId, filter }: { typeId: string; filter: Filter }) {
  const { data = [] } = useQuery(person.dataSelects.query({ typeId }));
  return data.map(({ key, name, options }) => (
    <nav key={key} className={css.filter} aria-label={`按${name}筛选`}>
      <span>{name}</span>
      <Choice typeId={typeId} isChosen={filter.key !== key}>
        全部
      </Choice>
      {options.map(({ label, value }) => (
        <Choice key={value} typeId={typeId} by={{ key, value }} isChosen={filter.key === key && filter.value === value}>
          {label}
        </Choice>
      ))}
    </nav>
  ));
}

function Choice({ typeId, by, isChosen, children }: { typeId: string; by?: Filter; isChosen: boolean; children: string }) {
  return (
    <AreaLink to="personal-center/data" query={{ type: typeId, ...by }} aria-current={isChosen ? 'true' : undefined}>
      {children}
    </AreaLink>
  );
}
