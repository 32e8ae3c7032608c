import type { PageModuleStatus } from '@portico/contracts';
import type { Visitor } from '../../kernel/api/visitor.ts';
import { mayOpenConsole } from '../../pedestal/index.ts';
import type { HomepageContext } from '../context.ts';
import { isModuleOpen } from './modules.ts';

type Store = Pick<HomepageContext, 'database' | 'schools' | 'now'>;
type Who = Pick<Visitor, 'school' | 'userType' | 'person'>;

export const consoleModule = 'console';

/** The school has the console, and this person a grant. */
export const isConsoleOpen = async (store: Store, { school, userType, person }: Who): Promise<boolean> =>
  person !== null && (await isModuleOpen(store, { school, userType }, consoleModule)) && (await mayOpenConsole(store, person.id));

/** The console's module is closed to people without a grant: no page of it is prepared, loaded or opened for them. */
export async function closeConsole(store: Store, visitor: Who, modules: PageModuleStatus[]): Promise<PageModuleStatus[]> {
  if (await isConsoleOpen(store, visitor)) return modules;
  return modules.map((module) => (module.sign === consoleModule ? { ...module, open: 0 } : module));
}
