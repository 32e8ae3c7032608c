import type { PlannedArea } from '@portico/area';
import type { Ref } from 'react';
import { useHydrated } from '../page-data/hydrated.ts';
import { useAreaHost } from './area-host.ts';

type Build = Pick<PlannedArea, 'area' | 'buildId'>;

/** How a build is named among those that the server rendered with. */
export const nameOfBuild = ({ area, buildId }: Build): string => `${area}@${buildId}`;

/** True while the page is being hydrated, where the server has rendered with this build. */
export function useServerRendered(build: Build): boolean {
  const { rendered } = useAreaHost();
  return !useHydrated() && rendered.has(nameOfBuild(build));
}

const untouched = { __html: '' };

/** HTML that the server wrote and whose code is late or has failed: it stays as it is, and its links and forms work. */
export function ServerRendered({ ref, ...attributes }: { ref?: Ref<HTMLDivElement>; [attribute: `data-${string}`]: string | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; it has React leave alone what stands there already
  return <div ref={ref} {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={untouched} />;
}
