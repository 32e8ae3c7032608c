import { CalendarPart } from '../ui/campus/calendar-part.tsx';
import { CardPart } from '../ui/campus/card-part.tsx';
import { HoursPart } from '../ui/campus/hours-part.tsx';
import { campusParts } from '../ui/campus/parts.ts';
import { PhonesPart } from '../ui/campus/phones-part.tsx';
import { RoomsPart } from '../ui/campus/rooms-part.tsx';
import { ShuttlePart } from '../ui/campus/shuttle-part.tsx';
import { ToolsPart } from '../ui/campus/tools-part.tsx';
import * as css from './campus-infos-page.module.css';

export function CampusInfosPage() {
  return (
    <>
      <h1 className="visually-hidden">校园信息</h1>
      <nav className={css.index} aria-label="校园信息">
        {Object.entries(campusParts).map(([id, name]) => (
          <a key={id} href={`#${id}`}>
            {name}
          </a>
        ))}
      </nav>
      <div className={css.parts}>
        <CardPart />
        <ShuttlePart />
        <PhonesPart />
        <HoursPart />
        <CalendarPart />
        <RoomsPart />
        <ToolsPart />
      </div>
    </>
  );
}
