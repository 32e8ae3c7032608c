import type UPlot from 'uplot';
import type { FailureDrawing } from '../../model/failure-lines.ts';

export interface LineNames {
  fresh: string;
  old: string;
}
interface Labels {
  drawing: FailureDrawing;
  names: LineNames;
  colour: (token: string) => string;
  font: string;
  /** Size of the letters in CSS pixels. */
  letters: number;
}

const acts: Record<string, string> = { activate: '启用', rollback: '撤回', halt: '自动停止' };

/** The names at the lines, and the moments of activation and halt. */
export function drawLabels(plot: UPlot, { drawing, names, colour, font, letters }: Labels): void {
  const { ctx, bbox } = plot;
  const ratio = devicePixelRatio;
  const [left, right] = [bbox.left, bbox.left + bbox.width];
  const gap = 4 * ratio;
  // The sheet's colour around the letters keeps them readable where a line passes.
  const write = (text: string, x: number, y: number) => {
    const width = ctx.measureText(text).width;
    ctx.setLineDash([]);
    ctx.lineWidth = gap;
    ctx.strokeStyle = colour('--sheet');
    const fitting = Math.max(left + gap, Math.min(x, right - width));
    ctx.strokeText(text, fitting, y);
    ctx.fillText(text, fitting, y);
    return fitting + width;
  };
  const name = (values: FailureDrawing['fresh'], text: string, atEnd: boolean) => {
    const known = values.flatMap((value, index) => (value === null ? [] : [{ value, minute: drawing.minutes[index] ?? 0 }]));
    const point = known.at(atEnd ? -1 : 0);
    if (!point) return;
    const [x, y] = [plot.valToPos(point.minute, 'x', true), plot.valToPos(point.value, 'y', true)];
    const above = y - 2 * gap;
    write(
      text,
      atEnd ? x - ctx.measureText(text).width - gap : x + gap,
      above - letters * ratio < bbox.top ? y + letters * ratio + gap : above,
    );
  };
  ctx.save();
  ctx.textAlign = 'left';
  ctx.textBaseline = 'alphabetic';
  ctx.font = font.replace(/^[\d.]+px/, `${letters * ratio}px`);
  let written = left;
  for (const { minutes, action } of drawing.moments) {
    const x = plot.valToPos(minutes, 'x', true);
    const tone = action === 'halt' ? colour('--danger-ink') : colour('--ink-3');
    ctx.lineWidth = ratio;
    ctx.setLineDash([2 * ratio, 3 * ratio]);
    ctx.strokeStyle = tone;
    ctx.fillStyle = tone;
    ctx.beginPath();
    ctx.moveTo(x, bbox.top);
    ctx.lineTo(x, bbox.top + bbox.height);
    ctx.stroke();
    if (x >= written) written = write(acts[action] ?? action, x + gap, bbox.top - gap) + gap;
  }
  ctx.fillStyle = colour('--ink-3');
  name(drawing.old, names.old, false);
  ctx.fillStyle = colour('--p-ink');
  name(drawing.fresh, names.fresh, true);
  ctx.restore();
}
