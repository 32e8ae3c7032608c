import { campusContract } from '@portico/contracts';
import { dayOf } from '@portico/contracts/time';
import { type ServedCall, serve } from '../../kernel/api/serve.ts';
import { visibleItems } from '../../kernel/config/config-items.ts';
import type { HomepageContext } from '../context.ts';
import { assetsOf } from '../person/assets.ts';
import { pinyinOf } from '../search/pinyin.ts';
import { freeRooms } from './free-rooms.ts';
import { schoolDays } from './school-days.ts';

export function campusCalls(services: HomepageContext): ServedCall[] {
  return serve(
    campusContract,
    {
      async phones(_input, { visitor }) {
        const rows = await visibleItems(services, visitor, 'phone');
        return rows.map(({ id, body }) => {
          const { full, initials } = pinyinOf(`${body.dept}${body.name}`);
          const ofName = pinyinOf(body.name);
          return { id, ...body, pinyin: `${ofName.full} ${full}`, initials: `${ofName.initials} ${initials}` };
        });
      },
      openingHours: async (_input, { visitor }) =>
        (await visibleItems(services, visitor, 'openingHours')).map(({ id, body }) => ({ id, ...body })),
      schoolDays: (_input, { visitor }) => schoolDays(services, visitor.school, dayOf(services.now())),
      freeRooms: ({ date = dayOf(services.now()) }, { visitor }) => freeRooms(services, visitor, date),
      async card(_input, { visitor }) {
        const found = (await assetsOf(services, visitor)).find(({ sign }) => sign === 'card');
        if (!found) return null;
        const { value, unit, status, updateTime } = found;
        return { value, unit, status, ...(updateTime && { updateTime }) };
      },
    },
    { module: 'personal-center' },
  );
}
