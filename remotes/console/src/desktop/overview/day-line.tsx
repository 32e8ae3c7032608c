import * as css from './overview.module.css';

const [width, height] = [130, 24];

/** Tabs that started by hour, as one line. */
export function DayLine({ hours }: { hours: readonly number[] }) {
  const most = Math.max(1, ...hours);
  const point = (value: number, index: number) =>
    `${((index / (hours.length - 1)) * width).toFixed(1)},${(height - 1 - (value / most) * (height - 4)).toFixed(1)}`;
  const line = hours.map(point).join(' ');
  const sum = hours.reduce((total, each) => total + each, 0);
  return (
    <svg
      className={css.day}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`24 小时打开 ${sum} 次，最多一小时 ${Math.max(0, ...hours)} 次`}
    >
      <polygon points={`0,${height} ${line} ${width},${height}`} />
      <polyline points={line} />
    </svg>
  );
}
