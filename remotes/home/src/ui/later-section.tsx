import type { BlockProps } from '@portico/area';
import { type ComponentType, useEffect, useRef, useState, useSyncExternalStore } from 'react';

type Sections = Readonly<Record<string, ComponentType<BlockProps>>>;
let arrived: Sections | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function load() {
  const module = await import(/* webpackChunkName: "sections" */ './sections/index.ts');
  arrived = module.sections;
  for (const listener of listeners) listener();
}

/** Nothing while the server's page is hydrated: it was rendered without them. */
const useSections = () =>
  useSyncExternalStore(
    subscribe,
    () => arrived,
    () => undefined,
  );

/**
 * A section that no first screen shows: its code comes when it is near. A sign that nobody draws leaves nothing; code
 * that does not come fails the part that it stands in.
 */
export function LaterSection({
  sign,
  settings,
  height,
}: BlockProps & {
  sign: string;
  /** Design pixels that it keeps until it is there. */
  height: number;
}) {
  const sections = useSections();
  const [failure, setFailure] = useState<{ error: unknown }>();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sections || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        load().catch((error: unknown) => setFailure({ error }));
      },
      { rootMargin: '200px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [sections]);
  if (failure) throw failure.error;
  if (!sections) return <div ref={place} style={{ minHeight: `calc(${height} * var(--px, 1px))` }} />;
  const Section = sections[sign];
  return Section ? <Section settings={settings} /> : null;
}
