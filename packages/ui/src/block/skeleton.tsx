import * as css from './block.module.css';

const lengths = ['46%', '58%', '40%', '52%'];

/** Rows of the final height in a pale tone; `picture` adds a square before each. */
export function Skeleton({ rows = 4, picture = true }: { rows?: number; picture?: boolean }) {
  return (
    <div className={css.skeleton} aria-hidden="true">
      {Array.from({ length: rows }, (_row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
        <div key={at} className={css.skeletonRow} style={picture ? undefined : { gridTemplateColumns: '1fr' }}>
          {picture && <SkeletonLine height={36} />}
          <span>
            <SkeletonLine width={lengths[at % lengths.length]} />
            <SkeletonLine width="70%" height={12} />
          </span>
        </div>
      ))}
    </div>
  );
}

/** One bar of a skeleton, for pages whose geometry differs from rows. Heights in design pixels. */
export function SkeletonLine({ width = '100%', height = 14 }: { width?: string; height?: number }) {
  return <i className={css.skeletonLine} style={{ width, height: `calc(${height} * var(--px, 1px))` }} />;
}
