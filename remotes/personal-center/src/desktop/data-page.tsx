import { DataParts } from '../ui/data-parts.tsx';
import { CenterFrame } from './center-frame.tsx';

export function DataPage() {
  return (
    <CenterFrame current="data">
      <DataParts />
    </CenterFrame>
  );
}
