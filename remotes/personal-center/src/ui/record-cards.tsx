import { AreaLink, useFirstInput } from '@portico/area/react';
import { useQuery } from '@portico/client';
import type { DataLook, PersonDataType } from '@portico/contracts';
import { Empty, Icon, SkeletonLine, WhenLoaded } from '@portico/ui';
import { person } from '../api.ts';
import { dataTypes } from '../model/first-calls.ts';
import { FailedSources } from './failed-sources.tsx';
import { LatePicture } from './late-picture.tsx';
import { Panel } from './panel.tsx';

type Drawn = PersonDataType & { look: DataLook };
const isDrawn = (type: PersonDataType): type is Drawn => type.look !== undefined;

/** The kinds of records that a picture tells more about, each in a card of its own. */
export function RecordCards({ most = 3 }: { most?: number }) {
  const query = useQuery(person.dataTypes.query(useFirstInput(dataTypes)));
  return (
    query.data
      ?.filter(isDrawn)
      .slice(0, most)
      .map((type) => <RecordCard key={type.typeId} type={type} />) ?? null
  );
}

function RecordCard({ type: { typeId, name, look } }: { type: Drawn }) {
  const query = useQuery(person.data.query({ typeId }));
  return (
    <Panel
      title={name}
      tall
      more={
        <AreaLink to="personal-center/data" query={{ type: typeId }}>
          明细
          <Icon name="right" size={12} />
        </AreaLink>
      }
    >
      <WhenLoaded
        query={query}
        what={name}
        skeleton={<SkeletonLine height={160} />}
        isEmpty={({ rows, failedSources }) => rows.length === 0 && failedSources.length === 0}
        empty={<Empty title={`还没有${name}`} />}
      >
        {(data) =>
          data.rows.length > 0 ? (
            <LatePicture name={name} look={look} rows={data.rows} />
          ) : (
            <FailedSources sources={data.failedSources} isBusy={query.isFetching} onRetry={() => void query.refetch()} />
          )
        }
      </WhenLoaded>
    </Panel>
  );
}
