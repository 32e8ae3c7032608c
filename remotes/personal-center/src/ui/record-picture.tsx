import type { DataLook, PersonData } from '@portico/contracts';
import { DayBars } from './day-bars.tsx';
import * as css from './record-picture.module.css';

export interface PictureProps {
  /** What the records are called. */
  name: string;
  look: DataLook;
  rows: PersonData['rows'];
}
const mostFacts = 4;

/** Records as a picture: sums of days, progress, or single facts. */
export function RecordPicture({ name, look, rows }: PictureProps) {
  if (look.kind === 'days') return <DayBars name={name} look={look} rows={rows} />;
  if (look.kind === 'facts')
    return (
      <dl className={css.facts}>
        {rows.slice(0, mostFacts).map((row) => (
          <div key={String(row[look.label])}>
            <dt>{row[look.label]}</dt>
            <dd>{row[look.value]}</dd>
          </div>
        ))}
      </dl>
    );
  return (
    <ul className={css.progress}>
      {rows.map((row) => {
        const [done, whole] = [Number(row[look.done]), Number(row[look.whole])];
        const share = whole > 0 ? Math.min(1, Math.max(0, done / whole)) : 0;
        return (
          <li key={String(row[look.label])}>
            <span>{row[look.label]}</span>
            <span className={css.meta}>
              {row[look.done]} / {row[look.whole]}
            </span>
            <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
              <rect width="100" height="6" className={css.whole} />
              <rect width={share * 100} height="6" className={css.done} />
            </svg>
          </li>
        );
      })}
    </ul>
  );
}
