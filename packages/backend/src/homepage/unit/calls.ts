import { unitContract } from '@portico/contracts';
import { type ServedCall, serve } from '../../kernel/api/serve.ts';
import type { HomepageContext } from '../context.ts';
import { urgentOf } from '../notice/urgent.ts';
import { closeConsole } from './console-access.ts';
import { menusOf } from './menus.ts';
import { moduleStatus } from './modules.ts';

export function unitCalls(services: HomepageContext): ServedCall[] {
  return serve(
    unitContract,
    {
      async getConfig(_input, { visitor }) {
        const { school } = visitor;
        const urgent = await urgentOf(services, school);
        return {
          fid: school.fid,
          unitName: school.unitName,
          revision: school.revision,
          template: school.template,
          specialStyle: school.specialStyle,
          bottomMediaStyle: school.bottomMediaStyle,
          ...(school.homePath && { homePath: school.homePath }),
          ...(await menusOf(services, visitor)),
          modules: await closeConsole(services, visitor, await moduleStatus(services, visitor)),
          grayMode: school.grayMode,
          elderMode: school.elderMode,
          filings: school.filings,
          contact: school.contact,
          ...(urgent && { urgent }),
        };
      },
    },
    { shared: ['getConfig'] },
  );
}
