import { type ConfigBodies, configItem } from '../../kernel/config/schema.ts';
import type { ImportContext, ListWriter } from './list-writer.ts';
import type { RowOf } from './lists.ts';

type Row = typeof configItem.$inferInsert;
type CampusList = 'busRoutes' | 'phones' | 'openingHours' | 'classrooms';
type CampusKind = 'busRoute' | 'phone' | 'openingHours' | 'classroom';

/** A list that is read as a whole; its rows are items of one kind. Everybody but guests sees what names no audience. */
function campusWriter<List extends CampusList, Kind extends CampusKind>(
  list: List,
  kind: Kind,
  bodyOf: (row: RowOf<List>) => ConfigBodies[Kind],
): (context: ImportContext) => ListWriter<List, Row> {
  return ({ fid, codes }) => ({
    table: configItem,
    fid: configItem.fid,
    id: { column: configItem.id, name: 'id' },
    key: [configItem.id],
    changing: () => ['sort', 'audience', 'body'],
    check(rows) {
      for (const { row, index } of rows) codes.idOf(list, row.code, index);
    },
    idOf: ({ row, index }) => codes.idOf(list, row.code, index),
    make: ({ row, index }) => ({
      id: codes.idOf(list, row.code, index),
      fid,
      kind,
      sort: row.sort ?? index,
      ...(row.audience && { audience: row.audience }),
      body: bodyOf(row),
    }),
  });
}

export const busRouteWriter = campusWriter('busRoutes', 'busRoute', ({ routeName, from, to, campus, days, times, stops }) => ({
  routeName,
  from,
  to,
  days,
  times,
  ...(campus && { campus }),
  ...(stops.length > 0 && { stops }),
}));
export const phoneWriter = campusWriter('phones', 'phone', ({ name, dept, number, place, note }) => ({
  name,
  dept,
  number,
  ...(place && { place }),
  ...(note && { note }),
}));
export const openingHoursWriter = campusWriter('openingHours', 'openingHours', ({ name, place, note, hours }) => ({
  name,
  hours,
  ...(place && { place }),
  ...(note && { note }),
}));
export const classroomWriter = campusWriter('classrooms', 'classroom', ({ building, room, seats, kind, lessons }) => ({
  building,
  room,
  seats,
  lessons,
  ...(kind && { kind }),
}));
