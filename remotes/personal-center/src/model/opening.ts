import type { OpeningHours } from '@portico/contracts';

interface Now {
  /** 1 Monday … 7 Sunday */
  weekday: number;
  /** HH:mm */
  time: string;
}
export interface OpeningState {
  isOpen: boolean;
  /** 22:30 关门, 明天 07:30 开门 */
  words: string;
}

/** Whether a place is open now, and until or from when. A span that ends at 24:00 goes on if the next day begins at 00:00. */
export function openingState({ hours }: Pick<OpeningHours, 'hours'>, { weekday, time }: Now): OpeningState {
  const spansOn = (day: number) => hours.filter(({ days }) => days.includes(day)).toSorted((a, b) => (a.from < b.from ? -1 : 1));
  const running = spansOn(weekday).find(({ from, to }) => from <= time && time < to);
  if (running) {
    const always = hours.some(({ days, from, to }) => days.length === 7 && from === '00:00' && to === '24:00');
    return { isOpen: true, words: always ? '全天开放' : `${running.to} 关门` };
  }
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const day = ((weekday - 1 + ahead) % 7) + 1;
    const next = spansOn(day).find(({ from }) => ahead > 0 || from > time);
    if (next) return { isOpen: false, words: `${dayName(ahead, day)}${next.from} 开门` };
  }
  return { isOpen: false, words: '暂不开放' };
}

const dayName = (ahead: number, day: number): string =>
  ahead === 0 ? '今天 ' : ahead === 1 ? '明天 ' : `周${'一二三四五六日'[day - 1] ?? ''} `;
