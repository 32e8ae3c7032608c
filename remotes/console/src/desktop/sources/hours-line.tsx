import * as own from './sources.module.css';

const [width, height] = [84, 20];

/** The p95 by hour; hours without an answer leave a gap. */
export function HoursLine({ hours }: { hours: readonly (number | null)[] }) {
  const known = hours.filter((each) => each !== null);
  if (known.length === 0) return null;
  const most = Math.max(1, ...known);
  const step = width / hours.length;
  return (
    <svg className={own.hours} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`24 小时 p95 最高 ${Math.max(...known)} 毫秒`}>
      {hours.map((value, hour) =>
        value === null ? null : (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: an hour is its place
            key={hour}
            x={hour * step}
            y={height - Math.max(1, (value / most) * height)}
            width={step - 0.8}
            height={Math.max(1, (value / most) * height)}
          />
        ),
      )}
    </svg>
  );
}
