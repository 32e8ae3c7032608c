import type { InfoItem } from '@portico/contracts';

type Dated = Pick<InfoItem, 'idCode' | 'sendTime'>;

/** The newest time of the rows on screen: what comes later is new to the visitor. */
export const newestTime = (rows: readonly Dated[]): string =>
  rows
    .map(({ sendTime }) => sendTime)
    .sort()
    .at(-1) ?? '';

/** The rows that arrived after `since`; none while nothing is on screen. */
export const arrivedAfter = <Row extends Dated>(rows: readonly Row[], since: string): Row[] =>
  since ? rows.filter(({ sendTime }) => sendTime > since) : [];

/**
 * The place on the server's list of a row on screen, where some rows of it are held back. `held` are their places, in
 * order.
 */
export function serverIndex(index: number, held: readonly number[]): number {
  let place = index;
  for (const at of held) if (at <= place) place += 1;
  return place;
}
