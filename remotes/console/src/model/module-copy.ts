import type { ConsoleModule, ModuleChange } from '@portico/contracts/console';
import { type Setting, settingOf } from './module-changes.ts';

/** What another school must change to have these modules alike. Texts of maintenance go along; what it lacks is left out. */
export function copiesTo(
  from: readonly ConsoleModule[],
  to: readonly ConsoleModule[],
): (ModuleChange & { name: string; before: Setting })[] {
  return from.flatMap((module) => {
    const other = to.find(({ sign }) => sign === module.sign);
    const wish = settingOf(module);
    if (!other || other.fixed) return [];
    const before = settingOf(other);
    if (before.state === wish.state && before.audience.join() === wish.audience.join()) return [];
    return [
      {
        sign: module.sign,
        name: module.name,
        before,
        state: wish.state,
        audience: wish.audience,
        ...(wish.state === 'maintenance' && { text: wish.text }),
        version: other.version,
      },
    ];
  });
}
