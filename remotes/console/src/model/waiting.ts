import type { Overview } from '@portico/contracts/console';

const pages = ['releases', 'modules', 'partners', 'sources', 'people', 'audit'] as const;

/** The overview's lines, counted by the page that they lead to. What will only happen by itself does not wait. */
export function waitingByPage(read: Pick<Overview, 'wrong' | 'waiting'> | undefined): Record<string, { number: number; isWrong: boolean }> {
  const counts: Record<string, { number: number; isWrong: boolean }> = {};
  for (const page of pages) {
    const leadsThere = ({ to }: { to: string }) => to === `/console/${page}` || to.startsWith(`/console/${page}/`);
    const wrong = read?.wrong.filter(leadsThere).length ?? 0;
    const waiting = read?.waiting.filter((line) => line.kind !== 'plan' && leadsThere(line)).length ?? 0;
    if (wrong + waiting > 0) counts[page] = { number: wrong || waiting, isWrong: wrong > 0 };
  }
  return counts;
}
