import type { PlannedArea } from '@portico/area';
import type { Ref } from 'react';
import { useHydrated } from '../page-data/hydrated.ts';
import { useAreaHost } from './area-host.ts';

type Build = Pick<PlannedArea, 'area' | 'buildId'>;

/** The name of a build in the list of server-rendered builds. */
export const nameOfBuild = ({ area, buildId }: Build): string => `${area}@${buildId}`;

/** True while the page is being hydrated, if the server rendered it with this build. */
export function useServerRendered(build: Build): boolean {
  const { rendered } = useAreaHost();
  return !useHydrated() && rendered.has(nameOfBuild(build));
}

const untouched = { __html: '' };

/** Server-rendered HTML whose code is late or has failed: it stays unchanged, and its links and forms work. */
export function ServerRendered({ ref, ...attributes }: { ref?: Ref<HTMLDivElement>; [attribute: `data-${string}`]: string | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; it has React leave alone what stands there already
  return <div ref={ref} {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={untouched} />;
}
