import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { type DayAxis, minuteAt, timeOf } from '../model/day-axis.ts';
import type { Placed } from '../model/day-events.ts';
import { canDrag, type Grip, movedTimes, type Preview, shifted, slotAt } from '../model/move.ts';
import { nextEvent } from '../model/next-event.ts';
import { dayWord } from '../model/words.ts';

interface Drag {
  /** Absent where a new event is drawn. */
  placed?: Placed;
  grip: Grip;
  from: Preview;
  at: Preview;
  /** Where a pointer took it. */
  taken?: { x: number; y: number; minute: number; column: number };
  moved: boolean;
}
interface Given {
  axis: DayAxis;
  dates: readonly string[];
  columns: readonly (readonly Placed[])[];
  onMove: (placed: Placed, times: { start: string; end: string }) => Promise<void>;
  onNew: (date: string, minutes: { start: number; end: number }) => void;
  onOpen: (placed: Placed) => void;
}
/** Pixels after which a press is a drag. */
const threshold = 5;
const keySteps: Record<string, [minutes: number, columns: number]> = {
  ArrowUp: [-15, 0],
  ArrowDown: [15, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Moving, resizing and drawing events on the grid, by pointer and by keyboard. */
export function useGridDrag({ axis, dates, columns, onMove, onNew, onOpen }: Given) {
  const root = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<Drag>();
  const [said, say] = useState('');
  const [stop, setStop] = useState('');
  const all = columns.flat();
  const columnOf = (placed: Placed) => columns.findIndex((column) => column.includes(placed));
  const words = ({ column, start, end }: Preview) => `${dayWord(dates[column] ?? '')} ${timeOf(start)}—${timeOf(end)}`;

  const pointAt = ({ clientX, clientY }: PointerEvent) => {
    const box = root.current?.getBoundingClientRect();
    if (!box) return undefined;
    // As shares of the box, so that the page's zoom does not matter.
    const column = Math.min(dates.length - 1, Math.max(0, Math.floor(((clientX - box.left) / box.width) * dates.length)));
    return { x: clientX, y: clientY, column, minute: minuteAt(axis, ((clientY - box.top) / box.height) * axis.height) };
  };
  const begin = (event: PointerEvent, placed?: Placed) => {
    if (event.button !== 0 || event.pointerType === 'touch') return;
    const taken = pointAt(event);
    if (!taken) return;
    event.stopPropagation();
    const grip = !placed ? 'new' : (event.target as HTMLElement).closest('[data-grip]') ? 'end' : 'move';
    const from = placed
      ? { column: columnOf(placed), start: placed.start, end: placed.end }
      : { column: taken.column, ...slotAt(axis, taken.minute) };
    setDrag({ ...(placed && { placed }), grip, from, at: from, taken, moved: false });
  };
  const finish = async ({ placed, from, at }: Drag) => {
    setDrag(undefined);
    const isSame = at.column === from.column && at.start === from.start && at.end === from.end;
    if (placed && !isSame) await onMove(placed, movedTimes(placed, at, dates));
  };

  const handlers = {
    onPointerDown: (event: PointerEvent) => begin(event),
    onPointerMove: (event: PointerEvent) => {
      const { taken } = drag ?? {};
      const point = taken && pointAt(event);
      if (!drag || !point) return;
      if (!drag.moved && Math.hypot(point.x - taken.x, point.y - taken.y) < threshold) return;
      root.current?.setPointerCapture(event.pointerId);
      const by = { minutes: point.minute - taken.minute, columns: point.column - taken.column, columnCount: dates.length };
      setDrag({ ...drag, moved: true, at: shifted(drag.from, drag.grip, by) });
    },
    onPointerUp: () => {
      if (!drag?.taken) return;
      if (drag.grip === 'new') {
        setDrag(undefined);
        const date = dates[drag.at.column];
        if (date) onNew(date, drag.at);
      } else if (drag.moved) void finish(drag);
      else setDrag(undefined);
    },
    onPointerCancel: () => setDrag(undefined),
  };

  const lift = (placed: Placed) => {
    const from = { column: columnOf(placed), start: placed.start, end: placed.end };
    setDrag({ placed, grip: 'move', from, at: from, moved: false });
    say(`已拿起“${placed.event.title}”，${words(from)}`);
  };
  const keys = (event: KeyboardEvent, placed: Placed) => {
    const isLifted = drag?.placed?.key === placed.key && !drag.taken;
    const step = keySteps[event.key];
    if (event.key === ' ' && canDrag(placed)) {
      event.preventDefault();
      if (!isLifted || !drag) return lift(placed);
      say(`“${placed.event.title}”改到 ${words(drag.at)}`);
      return void finish(drag);
    }
    if (isLifted && drag && event.key === 'Escape') {
      event.preventDefault();
      setDrag(undefined);
      return say('没有改动');
    }
    if (isLifted && drag && step) {
      event.preventDefault();
      const by = { minutes: step[0], columns: step[1], columnCount: dates.length };
      const at = shifted(drag.at, event.shiftKey ? 'end' : 'move', by);
      setDrag({ ...drag, at });
      return say(words(at));
    }
    const next = nextEvent(columns, placed.key, event.key);
    if (!next) return;
    event.preventDefault();
    setStop(next);
    root.current?.querySelector<HTMLElement>(`[data-event="${CSS.escape(next)}"]`)?.focus();
  };
  return {
    root,
    handlers,
    begin,
    keys,
    said,
    setStop,
    /** A lifted event is dropped by its own key; a press of it opens nothing. */
    press: (placed: Placed) => drag?.placed?.key !== placed.key && onOpen(placed),
    stop: all.some(({ key }) => key === stop) ? stop : all[0]?.key,
    preview: drag && (drag.moved || !drag.taken) ? drag.at : undefined,
    lifted: drag && (drag.moved || !drag.taken) ? drag.placed?.key : undefined,
  };
}
export type GridDrag = ReturnType<typeof useGridDrag>;
