export { daysInWords, type Line, linesOf } from './departures.ts';
export { LineDepartures } from './line-departures.tsx';
