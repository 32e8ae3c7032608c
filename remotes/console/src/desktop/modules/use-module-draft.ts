import { useKeptState, useUnsavedWork } from '@portico/area/react';
import type { ConsoleModule } from '@portico/contracts/console';
import { type Draft, type Setting, shownSetting, withWish } from '../../model/module-changes.ts';
import { useConsole } from '../../ui/use-console.ts';

export interface ModuleDraft {
  draft: Draft;
  wish: (modules: readonly ConsoleModule[], partOf: (setting: Setting) => Partial<Setting>) => void;
  replace: (draft: Draft) => void;
}

/** The changes of a school's modules that are not in force yet. Another school begins without any. */
export function useModuleDraft(): ModuleDraft {
  const { fid } = useConsole();
  const [kept, setKept] = useKeptState<{ fid: string; draft: Draft }>('changes', { fid, draft: {} });
  const draft = kept.fid === fid ? kept.draft : {};
  useUnsavedWork(Object.keys(draft).length > 0);
  return {
    draft,
    wish: (modules, partOf) => {
      const open = modules.filter(({ fixed }) => !fixed);
      setKept({ fid, draft: open.reduce((next, module) => withWish(next, module, partOf(shownSetting(next, module))), draft) });
    },
    replace: (next) => setKept({ fid, draft: next }),
  };
}
