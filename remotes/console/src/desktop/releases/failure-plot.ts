import UPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { clockOf, type FailureDrawing } from '../../model/failure-lines.ts';
import { drawLabels, type LineNames } from './failure-labels.ts';

const minuteSteps = [5, 10, 15, 20, 30, 60, 120, 180, 240, 360, 720, 1_440];
const percentSteps = [0.2, 0.5, 1, 2, 5, 10, 20, 25, 50];

/** Draws both lines into a place of the page. Colours and letters are the place's: draw again when they change. */
export function drawFailures(place: HTMLElement, drawing: FailureDrawing, names: LineNames): UPlot {
  const colour = coloursOf(place);
  const { fontSize, fontFamily } = getComputedStyle(place);
  const letters = Number.parseFloat(fontSize);
  const font = `${fontSize} ${fontFamily}`;
  const axis = { font, stroke: colour('--ink-3'), ticks: { show: false } };
  const { minutes, fresh, old, from, to, most } = drawing;
  const line = (values: typeof fresh) => ({ spanGaps: true, points: { size: 5, show: values.filter((each) => each !== null).length < 3 } });
  return new UPlot(
    {
      width: place.clientWidth,
      height: place.clientHeight,
      legend: { show: false },
      cursor: { show: false },
      padding: [letters * 1.4, letters, 0, 0],
      scales: { x: { time: false, range: [from, to] }, y: { range: [0, most * 1.25] } },
      axes: [
        {
          ...axis,
          incrs: minuteSteps,
          space: letters * 5,
          size: letters * 1.8,
          grid: { show: false },
          values: (_plot, splits) => splits.map(clockOf),
        },
        {
          ...axis,
          incrs: percentSteps,
          space: letters * 2.4,
          size: letters * 3.4,
          grid: { stroke: colour('--line-2'), width: 1 },
          values: (_plot, splits) => splits.map((percent) => `${percent}%`),
        },
      ],
      series: [
        {},
        { ...line(old), stroke: colour('--ink-3'), width: 1.2, dash: [5, 3] },
        { ...line(fresh), stroke: colour('--p-fill'), width: 1.8 },
      ],
      hooks: { draw: [(plot) => drawLabels(plot, { drawing, names, colour, font, letters })] },
    },
    [minutes, old, fresh],
    place,
  );
}

/** The values of tokens as the browser computes them: a canvas knows no custom properties. */
function coloursOf(place: HTMLElement): (token: string) => string {
  return (token) => {
    const probe = place.appendChild(document.createElement('i'));
    probe.style.color = `var(${token})`;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  };
}
