import { AreaLink } from '@portico/area/react';
import { Icon } from '@portico/ui';
import { CalendarPart } from '../ui/campus/calendar-part.tsx';
import { CardPart } from '../ui/campus/card-part.tsx';
import { HoursPart } from '../ui/campus/hours-part.tsx';
import { campusParts } from '../ui/campus/parts.ts';
import { PhonesPart } from '../ui/campus/phones-part.tsx';
import { RoomsPart } from '../ui/campus/rooms-part.tsx';
import { ShuttlePart } from '../ui/campus/shuttle-part.tsx';
import { ToolsPart } from '../ui/campus/tools-part.tsx';
import * as css from './campus-infos-page.module.css';

/** What a person on the campus looks up, on one page without the portal's menu. */
export function CampusInfosPage() {
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1>校园信息</h1>
        <AreaLink to="personal-center/center">
          <Icon name="left" size={16} />
          返回个人中心
        </AreaLink>
        <nav className={css.index} aria-label="校园信息">
          {Object.entries(campusParts).map(([id, name]) => (
            <a key={id} href={`#${id}`}>
              {name}
            </a>
          ))}
        </nav>
      </header>
      <div className={css.columns} data-panels>
        <div className={css.column}>
          <CardPart />
          <ShuttlePart />
          <HoursPart />
          <ToolsPart />
        </div>
        <div className={css.column}>
          <PhonesPart />
          <CalendarPart />
          <RoomsPart />
        </div>
      </div>
    </div>
  );
}
