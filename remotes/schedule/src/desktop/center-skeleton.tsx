import { Skeleton } from '@portico/ui';
import * as css from './center-page.module.css';

/** As high as a week. */
export function CenterSkeleton() {
  return (
    <div className={css.waiting}>
      <Skeleton rows={9} picture={false} />
    </div>
  );
}
