import { SkeletonLine } from '@portico/ui';
import { lazy, Suspense } from 'react';
import type { PictureProps } from './record-picture.tsx';

const RecordPicture = lazy(() =>
  import(/* webpackChunkName: "record-picture" */ './record-picture.tsx').then((picture) => ({ default: picture.RecordPicture })),
);

/** Its code comes once there is something to draw. */
export function LatePicture(props: PictureProps) {
  return (
    <Suspense fallback={<SkeletonLine height={160} />}>
      <RecordPicture {...props} />
    </Suspense>
  );
}
