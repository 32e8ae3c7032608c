import * as css from './hours-line.module.css';

const [width, height] = [112, 24];
type Hours = readonly (number | null)[];

/** The hours of a day as one line in a row, and a second one below it on the same scale; hours without a value leave a gap. */
export function HoursLine({ hours, below = [], label }: { hours: Hours; below?: Hours; label: string }) {
  const known = [...hours, ...below].filter((each) => each !== null);
  if (known.length === 0) return null;
  const most = Math.max(1, ...known);
  return (
    <svg className={css.hours} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <Line values={hours} most={most} isFilled />
      {below.length > 0 && <Line values={below} most={most} />}
    </svg>
  );
}

function Line({ values, most, isFilled = false }: { values: Hours; most: number; isFilled?: boolean }) {
  const step = width / Math.max(1, values.length - 1);
  const lines: string[][] = [[]];
  values.forEach((value, hour) => {
    if (value === null) lines.push([]);
    else lines.at(-1)?.push(`${(hour * step).toFixed(1)},${(height - 1 - (value / most) * (height - 4)).toFixed(1)}`);
  });
  return lines
    .filter((line) => line.length > 0)
    .map((line) => {
      const [from, to] = [line[0]?.split(',')[0], line.at(-1)?.split(',')[0]];
      return (
        <g key={from} data-below={isFilled ? undefined : true}>
          {isFilled && <polygon points={`${from},${height} ${line.join(' ')} ${to},${height}`} />}
          <polyline points={line.join(' ')} />
          {line.length === 1 && <circle cx={from} cy={line[0]?.split(',')[1]} r={1.6} />}
        </g>
      );
    });
}
