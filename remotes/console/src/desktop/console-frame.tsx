import type { ReactNode } from 'react';
import { sections } from '../model/sections.ts';
import { OfflineBar } from '../ui/offline-bar.tsx';
import { Refused } from '../ui/refused.tsx';
import { useConsole } from '../ui/use-console.ts';
import * as css from './console-frame.module.css';
import { ConsoleIndex } from './console-index.tsx';
import { SchoolChooser } from './school-chooser.tsx';

/** What every page of the console stands in: the index, the head with the school, and the page for who may read it. */
export function ConsoleFrame({
  current,
  fact,
  tools,
  all,
  children,
}: {
  /** The page's name in the manifest. */
  current: string;
  /** One line about what is shown. */
  fact?: ReactNode;
  tools?: ReactNode;
  /** The choice of every school, where the page can show them. */
  all?: string;
  children: ReactNode;
}) {
  const { me, error, school, schoolName, right } = useConsole();
  const section = sections.find(({ page }) => page === current);
  const name = section?.name ?? '';
  const isRefused = me ? right(section?.needs ?? '') === undefined : Boolean(error);
  return (
    <div className={css.ground}>
      <div className={css.columns}>
        <ConsoleIndex current={current} title={all && !school.school ? all : schoolName} />
        <div className={css.body}>
          <header className={css.head}>
            <div>
              <h1>{name}</h1>
              <p>{!isRefused && fact}</p>
            </div>
            <div className={css.tools}>
              {!isRefused && tools}
              <SchoolChooser {...(all && { all })} />
            </div>
          </header>
          <OfflineBar />
          {isRefused ? (
            <div className={css.refused}>
              <Refused page={name} />
            </div>
          ) : (
            children
          )}
        </div>
      </div>
    </div>
  );
}
