import { useFirstInput } from '@portico/area/react';
import { useQuery } from '@portico/client';
import { Empty, Skeleton, WhenLoaded } from '@portico/ui';
import { person } from '../api.ts';
import { assets } from '../model/first-calls.ts';
import { CenterFrame } from './center-frame.tsx';

export function CenterPage() {
  const query = useQuery(person.assets.query(useFirstInput(assets)));
  return (
    <CenterFrame current="center">
      <WhenLoaded query={query} what="我的数据" skeleton={<Skeleton rows={2} picture={false} />} empty={<Empty title="还没有数据" />}>
        {(all) => (
          <ul>
            {all.map((asset) => (
              <li key={asset.sign}>
                {asset.name} {asset.value} {asset.unit}
              </li>
            ))}
          </ul>
        )}
      </WhenLoaded>
    </CenterFrame>
  );
}
