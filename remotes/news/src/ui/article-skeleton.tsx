import { SkeletonLine } from '@portico/ui';
import * as css from './article.module.css';

export function ArticleSkeleton() {
  return (
    <div className={css.skeleton}>
      <SkeletonLine width="82%" height={30} />
      <SkeletonLine width="40%" />
      <SkeletonLine height={220} />
      <SkeletonLine />
      <SkeletonLine width="93%" />
      <SkeletonLine width="60%" />
    </div>
  );
}
