import { latePage } from '@portico/area/react';
import { useSchool } from '@portico/session';
import { type ComponentType, Suspense, useMemo } from 'react';
import './urgent-bar.module.css';

const againMs = 4_000;
const fetchBar = (): Promise<ComponentType> =>
  import(/* webpackChunkName: "urgent" */ './urgent-bar.tsx').then(
    (module) => module.UrgentBar,
    // A frame without it would be worse than a notice that comes late.
    () => new Promise((resolve) => setTimeout(resolve, againMs)).then(fetchBar),
  );
const Bar = latePage(fetchBar);

/** The place of the school's urgent notice, above every page. The server writes it; its code loads while one runs. */
export function UrgentPlace() {
  const id = useSchool().urgent?.id;
  // The same element at each render: React would drop what the server wrote if this changed before its code is here.
  return useMemo(
    () =>
      id && (
        <Suspense>
          <Bar />
        </Suspense>
      ),
    [id],
  );
}
