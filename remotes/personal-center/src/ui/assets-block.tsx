import { AreaLink } from '@portico/area/react';
import { Icon, SectionHead } from '@portico/ui';
import { AssetStrip } from './asset-strip.tsx';

/** The person's figures on a home page. */
export function AssetsBlock() {
  return (
    <section>
      <SectionHead
        title="我的数据"
        more={
          <AreaLink to="personal-center/center">
            个人中心
            <Icon name="right" size={12} />
          </AreaLink>
        }
      />
      <AssetStrip most={6} />
    </section>
  );
}
