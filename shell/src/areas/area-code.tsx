import type { PlannedArea } from '@portico/area';
import { type ReactNode, useContext } from 'react';
import { ServerRenderContext } from './server-render.ts';

/** Renders an area's code. On the server it records enter and leave, so that a failure is attributed to its build. */
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
