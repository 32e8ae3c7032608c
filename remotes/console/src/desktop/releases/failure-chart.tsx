import type { ReleaseHealth } from '@portico/contracts/console';
import { drawnLine, failureLine, minutesOf } from '../../model/failure-lines.ts';
import { shortBuild } from '../../model/words.ts';
import * as own from './releases.module.css';

const [width, height] = [300, 110];
const names: Record<string, string> = { activate: '启用', rollback: '撤回', halt: '自动停止' };

/** The share of failed tabs of two builds, with the moments of activation and halt. Its data is in a table below. */
export function FailureChart({ health, build, before }: { health: ReleaseHealth; build: string; before: string }) {
  const [fresh, old] = [failureLine(health.ticks, build), failureLine(health.ticks, before)];
  const times = [...fresh, ...old].map(({ time }) => minutesOf(time));
  const [from, to] = [Math.min(...times), Math.max(...times)];
  const most = Math.max(1, ...[...fresh, ...old].map(({ failed }) => failed));
  const size = { from, to, most, width, height };
  const last = (points: typeof fresh) => (points.at(-1)?.failed ?? 0).toFixed(1);
  const moments = health.moments.filter(({ time }) => minutesOf(time) >= from && minutesOf(time) <= to);
  return (
    <svg
      className={own.chart}
      viewBox={`-34 -14 ${width + 44} ${height + 34}`}
      role="img"
      aria-label={`出错的页面占比：新 ${shortBuild(build)} ${last(fresh)}%，旧 ${shortBuild(before)} ${last(old)}%`}
    >
      <path d={`M0 0H${width}M0 ${height / 2}H${width}M0 ${height}H${width}`} />
      <text x={-6} y={4} textAnchor="end">
        {most.toFixed(1)}%
      </text>
      <text x={-6} y={height + 4} textAnchor="end">
        0%
      </text>
      {moments.map(({ time, action }) => {
        const x = to === from ? 0 : ((minutesOf(time) - from) / (to - from)) * width;
        return (
          <g key={`${time} ${action}`} data-action={action}>
            <path d={`M${x} 0V${height}`} />
            <text x={x + 3} y={-4}>
              {names[action] ?? action}
            </text>
          </g>
        );
      })}
      <polyline data-line="before" points={drawnLine(old, size)} />
      <polyline data-line="fresh" points={drawnLine(fresh, size)} />
    </svg>
  );
}
