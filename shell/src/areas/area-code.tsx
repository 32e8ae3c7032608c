import type { PlannedArea } from '@portico/area';
import { type ReactNode, useContext } from 'react';
import { ServerRenderContext } from './server-render.ts';

/** What an area's code renders. On the server its beginning and its end are noted, so that a failure has a name. */
export function AreaCode({ planned, children }: { planned: PlannedArea | undefined; children: ReactNode }) {
  return (
    <>
      <Border planned={planned} passes="enter" />
      {children}
      <Border planned={planned} passes="leave" />
    </>
  );
}

function Border({ planned, passes }: { planned: PlannedArea | undefined; passes: 'enter' | 'leave' }) {
  const server = useContext(ServerRenderContext);
  if (server && planned) server[passes](planned);
  return null;
}
