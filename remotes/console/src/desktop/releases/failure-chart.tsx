import type { ReleaseHealth } from '@portico/contracts/console';
import { useEffect, useRef, useState } from 'react';
import { failureDrawing, failureLine } from '../../model/failure-lines.ts';
import { shortBuild } from '../../model/words.ts';
import * as css from '../../ui/console.module.css';
import * as own from './releases.module.css';
import { useLook } from './use-look.ts';

const near = '300px';

/** The share of failed tabs of two builds, with the moments of activation and halt. Its data is in a table below. */
export function FailureChart({ health, build, before }: { health: ReleaseHealth; build: string; before: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [draw, setDraw] = useState<typeof import('./failure-plot.ts').drawFailures>();
  const [isMissing, setMissing] = useState(false);
  const look = useLook();
  const [fresh, old] = [`新 ${shortBuild(build)}`, `旧 ${shortBuild(before)}`];
  const last = (of: string) => (failureLine(health.ticks, of).at(-1)?.failed ?? 0).toFixed(1);
  useEffect(() => {
    if (!place.current || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        import(/* webpackChunkName: "failure-plot" */ './failure-plot.ts').then(
          ({ drawFailures }) => setDraw(() => drawFailures),
          () => setMissing(true),
        );
      },
      { rootMargin: near },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another look has other colours and letters
  useEffect(() => {
    const shown = place.current;
    if (!draw || !shown) return undefined;
    const plot = draw(shown, failureDrawing(health, build, before), { fresh, old });
    const observer = new ResizeObserver(() => plot.setSize({ width: shown.clientWidth, height: shown.clientHeight }));
    observer.observe(shown);
    return () => {
      observer.disconnect();
      plot.destroy();
    };
  }, [draw, health, build, before, fresh, old, look]);
  return (
    <>
      <div className={own.chart} role="img" aria-label={`出错的页面占比：${fresh} ${last(build)}%，${old} ${last(before)}%`} ref={place} />
      {isMissing && <p className={css.meta}>图表暂时画不出来，数字在“查看数据”里。</p>}
    </>
  );
}
