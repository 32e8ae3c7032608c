import { AreaLink } from '@portico/area/react';
import type { ReleaseArea } from '@portico/contracts/console';
import { Tag } from '@portico/ui';
import { areaFlag } from '../../model/release-words.ts';
import { shortBuild } from '../../model/words.ts';
import * as css from '../../ui/console.module.css';
import { useConsole } from '../../ui/use-console.ts';
import * as own from './releases.module.css';

export function AreaList({ areas, current }: { areas: readonly ReleaseArea[]; current: string | undefined }) {
  const { school } = useConsole();
  return (
    <nav className={`${css.sheet} ${own.areas}`} aria-label="区域">
      {areas.map((area) => {
        const flag = areaFlag(area);
        return (
          <AreaLink
            key={area.area}
            to="console/release"
            params={{ area: area.area }}
            query={school}
            className={own.area}
            aria-current={area.area === current ? 'page' : undefined}
          >
            <b>{area.title}</b>
            {flag && <Tag tone={flag.tone}>{flag.name}</Tag>}
            <small>
              {area.everyone ? shortBuild(area.everyone) : '未启用'}
              {area.since && `　${area.since.slice(5, 10)} 起`}
            </small>
          </AreaLink>
        );
      })}
    </nav>
  );
}
