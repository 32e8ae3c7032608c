import { Skeleton, SkeletonLine } from '@portico/ui';
import * as css from './list-page.module.css';

export function FrontSkeleton() {
  return (
    <div className={css.skeleton}>
      <SkeletonLine height={400} />
      <Skeleton rows={6} />
    </div>
  );
}
