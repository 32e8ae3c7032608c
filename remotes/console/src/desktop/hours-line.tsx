import * as css from '../ui/console.module.css';

const [width, height] = [112, 24];

/** The hours of a day as one line in a row; hours without a value leave a gap. */
export function HoursLine({ hours, label }: { hours: readonly (number | null)[]; label: string }) {
  const known = hours.filter((each) => each !== null);
  if (known.length === 0) return null;
  const most = Math.max(1, ...known);
  const step = width / Math.max(1, hours.length - 1);
  const lines: string[][] = [[]];
  hours.forEach((value, hour) => {
    if (value === null) lines.push([]);
    else lines.at(-1)?.push(`${(hour * step).toFixed(1)},${(height - 1 - (value / most) * (height - 4)).toFixed(1)}`);
  });
  return (
    <svg className={css.hours} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {lines
        .filter((line) => line.length > 0)
        .map((line) => {
          const [from, to] = [line[0]?.split(',')[0], line.at(-1)?.split(',')[0]];
          return (
            <g key={from}>
              <polygon points={`${from},${height} ${line.join(' ')} ${to},${height}`} />
              <polyline points={line.join(' ')} />
              {line.length === 1 && <circle cx={from} cy={line[0]?.split(',')[1]} r={1.6} />}
            </g>
          );
        })}
    </svg>
  );
}
