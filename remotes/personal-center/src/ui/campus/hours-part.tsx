import { useFirstInput } from '@portico/area/react';
import { useQuery } from '@portico/client';
import { useNow } from '@portico/session';
import { Empty, Skeleton, Tag, WhenLoaded } from '@portico/ui';
import { daysInWords } from '@portico/ui/shuttle';
import { campus } from '../../api.ts';
import { openings } from '../../model/campus-calls.ts';
import { openingState } from '../../model/opening.ts';
import * as css from './campus.module.css';
import { Part } from './part.tsx';

/** Whether places are open now, and when they are. */
export function HoursPart() {
  const now = useNow();
  const query = useQuery(campus.openingHours.query(useFirstInput(openings)));
  return (
    <Part id="hours">
      <WhenLoaded query={query} what="开放时间" skeleton={<Skeleton rows={4} picture={false} />} empty={<Empty title="还没有开放时间" />}>
        {(places) => (
          <ul className={css.rows}>
            {places.map(({ id, name, place, note, hours }) => {
              const { isOpen, words } = openingState({ hours }, now);
              return (
                <li key={id} className={css.row}>
                  <div className={css.words}>
                    <b>{name}</b>
                    <small>
                      {[place, ...hours.map(({ days, from, to }) => `${daysInWords(days)} ${from}—${to}`), note].filter(Boolean).join('，')}
                    </small>
                  </div>
                  <div className={css.state}>
                    <Tag tone={isOpen ? 'success' : 'neutral'}>{isOpen ? '开放中' : '未开放'}</Tag>
                    <small>{words}</small>
                  </div>
                </li>
              );
            })}
          </ul>
        )}
      </WhenLoaded>
    </Part>
  );
}
