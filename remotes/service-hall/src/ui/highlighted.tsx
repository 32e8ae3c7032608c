import type { SearchHit } from '@portico/contracts';
import { highlighted } from '../model/highlight.ts';
import * as css from './search.module.css';

/** One text of a hit with its marks; text that runs the other way stays by itself. */
export function Highlighted({ hit, field }: { hit: SearchHit; field: 'title' | 'summary' }) {
  const pieces = highlighted(
    hit[field],
    hit.ranges.filter((range) => range.field === field),
  );
  return (
    <bdi>
      {pieces.map(({ text, marked }, at) =>
        marked ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece has no other name than its place
          <mark key={at} className={css.mark}>
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </bdi>
  );
}
