import { AssetStrip } from '../ui/asset-strip.tsx';
import { DataParts } from '../ui/data-parts.tsx';
import { SubPage } from './sub-page.tsx';

export function DataPage() {
  return (
    <SubPage title="我的数据">
      <AssetStrip />
      <DataParts />
    </SubPage>
  );
}
