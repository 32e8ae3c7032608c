import { SkeletonLine } from '@portico/ui';
import { servicesAPage } from '../model/hall-address.ts';
import * as css from './hall-page.module.css';

/** A full page of placeholder tiles in their final size. */
export function HallSkeleton() {
  return (
    <div className={css.bones} aria-hidden="true">
      {Array.from({ length: servicesAPage }, (_cell, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cells are all alike and never move
        <div key={at} className={css.boneCell}>
          <SkeletonLine width="36px" height={36} />
          <span>
            <SkeletonLine width="60%" />
            <SkeletonLine width="80%" height={12} />
          </span>
        </div>
      ))}
    </div>
  );
}
