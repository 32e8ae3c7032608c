import type { Strip } from '../model/places.ts';
import { PlacedBlock } from '../ui/placed-block.tsx';
import * as css from './strips.module.css';

const keyOf = (strip: Strip) => (strip.kind === 'whole' ? strip.block.sign : strip.main.map((block) => block.sign).join());

/** Strips below each other: blocks over the whole width, and rows of a wide and a narrow column. */
export function Strips({ strips }: { strips: readonly Strip[] }) {
  return strips.map((strip) =>
    strip.kind === 'whole' ? (
      <PlacedBlock key={keyOf(strip)} block={strip.block} className={css.place} />
    ) : (
      <div key={keyOf(strip)} className={css.columns}>
        {[strip.main, strip.side].map((column, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the two columns never change places
          <div key={at}>
            {column.map((block) => (
              <PlacedBlock key={block.sign} block={block} className={css.place} />
            ))}
          </div>
        ))}
      </div>
    ),
  );
}
