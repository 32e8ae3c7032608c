import { useQueryClient } from '@portico/client';
import { useEffect, useRef, useState } from 'react';
import { enough, followed, whoseMove } from './pull-rule.ts';
import * as css from './pull-to-refresh.module.css';

type Phase = 'still' | 'pulled' | 'ready' | 'busy' | 'done' | 'failed';
const texts: Record<Phase, string> = {
  still: '',
  pulled: '下拉刷新',
  ready: '松开刷新',
  busy: '正在刷新',
  done: '已刷新',
  failed: '没有刷新成功，请稍后再试',
};
/** Display time of the result in ms; a failure is a sentence that takes longer to read. */
const seenFor = { done: 400, failed: 2_000 } as const;
/** Fixed elements with their own scrolling. */
const above = 'dialog, [role="dialog"], #portico-robot';

/** Pulling the page down with one finger reloads the data on screen. It never prevents the browser's own scrolling. */
export function PullToRefresh() {
  const client = useQueryClient();
  const mark = useRef<HTMLDivElement>(null);
  const [phase, setPhase] = useState<Phase>('still');

  useEffect(() => {
    let start: { x: number; y: number } | undefined;
    let ours = false;
    let way = 0;
    let busy = false;
    const show = (now: Phase) => setPhase(now);
    const place = (distance: number) => {
      way = distance;
      mark.current?.style.setProperty('--way', String(distance));
    };
    const begin = ({ touches, target }: TouchEvent) => {
      const [finger] = touches;
      ours = false;
      start = !busy && touches.length === 1 && finger && isPage(target) ? { x: finger.clientX, y: finger.clientY } : undefined;
    };
    const move = ({ touches }: TouchEvent) => {
      const [finger] = touches;
      if (!start || !finger || touches.length > 1) return leave();
      const x = finger.clientX - start.x;
      const y = finger.clientY - start.y;
      if (!ours) {
        const whose = whoseMove({ x, y, atTop: scrollY <= 0 });
        if (whose === 'theirs') start = undefined;
        ours = whose === 'ours';
      }
      if (!ours) return;
      place(followed(y));
      show(way >= enough ? 'ready' : 'pulled');
    };
    const leave = () => {
      if (ours) {
        place(0);
        show('still');
      }
      start = undefined;
      ours = false;
    };
    const end = async () => {
      if (!ours || way < enough) return leave();
      start = undefined;
      ours = false;
      busy = true;
      place(enough);
      show('busy');
      const last = await client.invalidateQueries({ type: 'active' }, { throwOnError: true }).then(
        () => 'done' as const,
        () => 'failed' as const,
      );
      show(last);
      setTimeout(() => {
        busy = false;
        place(0);
        show('still');
      }, seenFor[last]);
    };
    const letGo = () => void end();
    const options = { passive: true };
    document.addEventListener('touchstart', begin, options);
    document.addEventListener('touchmove', move, options);
    document.addEventListener('touchend', letGo, options);
    document.addEventListener('touchcancel', leave, options);
    return () => {
      document.removeEventListener('touchstart', begin);
      document.removeEventListener('touchmove', move);
      document.removeEventListener('touchend', letGo);
      document.removeEventListener('touchcancel', leave);
    };
  }, [client]);

  return (
    <>
      <div ref={mark} className={css.mark} data-phase={phase} aria-hidden="true">
        <svg viewBox="0 0 24 24" className={css.ear} aria-hidden="true">
          {phase === 'done' ? (
            <path d="M4.5 12.5l5 5 10-11" />
          ) : (
            <path
              className={css.grain}
              pathLength="100"
              d="M12 22V4M12 8c-3 0-4-2-4-4 3 0 4 2 4 4c3 0 4-2 4-4-3 0-4 2-4 4M12 14c-3 0-5-2-5-4.5 3 0 5 2 5 4.5c3 0 5-2 5-4.5-3 0-5 2-5 4.5M12 20c-3 0-5-2-5-4.5 3 0 5 2 5 4.5c3 0 5-2 5-4.5-3 0-5 2-5 4.5"
            />
          )}
        </svg>
        {texts[phase]}
      </div>
      <span className="visually-hidden" role="status">
        {phase === 'busy' || phase === 'done' || phase === 'failed' ? texts[phase] : ''}
      </span>
    </>
  );
}

/** Whether a touch is on the page itself, and not in a scrollable element that is scrolled down. */
function isPage(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || target.closest(above)) return false;
  for (let at: Element | null = target; at && at !== document.body; at = at.parentElement) if (at.scrollTop > 0) return false;
  return true;
}
