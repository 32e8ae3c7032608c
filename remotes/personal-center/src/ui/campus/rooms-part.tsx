import { useFirstInput } from '@portico/area/react';
import { useQuery } from '@portico/client';
import type { campusContract, OutputOf } from '@portico/contracts';
import { useNow } from '@portico/session';
import { Empty, Skeleton, WhenLoaded } from '@portico/ui';
import { useState } from 'react';
import { campus } from '../../api.ts';
import { freeRooms } from '../../model/campus-calls.ts';
import { freeIn, freeUntil, sectionAt } from '../../model/free-rooms.ts';
import * as css from './campus.module.css';
import { Part } from './part.tsx';

/** Today's free classrooms in one section of the day, the running one at first. */
export function RoomsPart() {
  const query = useQuery(campus.freeRooms.query(useFirstInput(freeRooms)));
  return (
    <Part id="rooms">
      <WhenLoaded
        query={query}
        what="空闲教室"
        skeleton={<Skeleton rows={3} picture={false} />}
        empty={<Empty title="没有可查询的教室" />}
        isEmpty={({ rooms, sections }) => rooms.length === 0 || sections.length === 0}
      >
        {(day) => <FreeRooms day={day} />}
      </WhenLoaded>
    </Part>
  );
}

function FreeRooms({ day: { sections, rooms } }: { day: OutputOf<typeof campusContract.freeRooms> }) {
  const { time } = useNow();
  const [chosen, setChosen] = useState<number>();
  const section = chosen ?? sectionAt(sections, time) ?? 1;
  return (
    <>
      <label className={css.choice}>
        今天
        <select value={section} onChange={({ target }) => setChosen(Number(target.value))} aria-label="节次">
          {sections.map((each) => (
            <option key={each.section} value={each.section}>
              {each.name}　{each.startTime}—{each.endTime}
            </option>
          ))}
        </select>
      </label>
      <dl className={css.buildings}>
        {freeIn(rooms, section).map(({ name, rooms: free }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {free.length === 0 && <small>没有空闲教室</small>}
              <ul>
                {free.map((room) => (
                  <li key={room.id}>
                    <b>{room.room}</b>
                    <small>
                      {room.seats} 座{room.kind && `，${room.kind}`}，空到第 {freeUntil(room, section)} 节
                    </small>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
