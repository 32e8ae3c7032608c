import type { Classroom, DaySection } from '@portico/contracts';

/** The section that runs at a time, else the next one, else the last. */
export function sectionAt(sections: readonly DaySection[], time: string): number | undefined {
  return (sections.find(({ endTime }) => endTime > time) ?? sections.at(-1))?.section;
}

export interface Building {
  name: string;
  rooms: readonly Classroom[];
}

/** The rooms that are free in a section, by building, the largest first. */
export function freeIn(rooms: readonly Classroom[], section: number): readonly Building[] {
  const free = rooms.filter((room) => room.free.includes(section));
  const names = [...new Set(rooms.map(({ building }) => building))];
  return names.map((name) => ({
    name,
    rooms: free.filter(({ building }) => building === name).toSorted((a, b) => b.seats - a.seats),
  }));
}

/** The last section up to which a room stays free. */
export function freeUntil(room: Classroom, section: number): number {
  let last = section;
  while (room.free.includes(last + 1)) last += 1;
  return last;
}
