import { useFirstInput, useParams } from '@portico/area/react';
import { useQuery } from '@portico/client';
import { Button, Empty, Icon, Skeleton, WhenLoaded } from '@portico/ui';
import { useState } from 'react';
import { releases } from '../../api.ts';
import * as first from '../../model/first-calls.ts';
import { ActResult } from '../../ui/act/act-result.tsx';
import { useConsoleAct } from '../../ui/act/use-console-act.tsx';
import { useConsole } from '../../ui/use-console.ts';
import { ConsoleFrame } from '../console-frame.tsx';
import { AreaList } from './area-list.tsx';
import { ReleaseDetail } from './release-detail.tsx';
import * as own from './releases.module.css';
import { UploadPanel } from './upload-panel.tsx';

/** Who gets which build of each area. */
export function ReleasesPage() {
  const { area } = useParams();
  const { right } = useConsole();
  const [isUploading, setUploading] = useState(false);
  const query = useQuery(releases.areas.query(useFirstInput(first.releaseAreas)));
  const acting = useConsoleAct();
  const shown = area ?? query.data?.areas.find(({ halted }) => halted)?.area ?? query.data?.areas[0]?.area;
  return (
    <ConsoleFrame
      current="releases"
      fact={query.data && `修订 ${query.data.revision}　${query.data.areas.length} 个区域`}
      tools={
        right('releases.activate') === 'confirm' && (
          <Button aria-expanded={isUploading} onClick={() => setUploading(!isUploading)}>
            <Icon name="share" size={16} />
            上传构建
          </Button>
        )
      }
    >
      <ActResult acting={acting} />
      {isUploading && <UploadPanel acting={acting} onEnd={() => setUploading(false)} />}
      <WhenLoaded
        query={query}
        what="版本"
        skeleton={<Skeleton rows={8} picture={false} />}
        isEmpty={({ areas }) => areas.length === 0}
        empty={<Empty title="还没有构建" reason="团队用 portico publish 交付，或在此上传。" />}
      >
        {({ areas }) => (
          <div className={own.columns}>
            <AreaList areas={areas} current={shown} />
            {shown && <ReleaseDetail key={shown} area={shown} acting={acting} />}
          </div>
        )}
      </WhenLoaded>
    </ConsoleFrame>
  );
}
