import type { BlockProps } from '@portico/area';
import { type ComponentType, useEffect, useRef, useState } from 'react';

type Sections = Readonly<Record<string, ComponentType<BlockProps>>>;
let arrived: Sections | undefined;

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
  const [sections, setSections] = useState(() => arrived);
  const [failure, setFailure] = useState<{ error: unknown }>();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sections || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        import(/* webpackChunkName: "sections" */ './sections/index.ts').then(
          (module) => {
            arrived = module.sections;
            setSections(arrived);
          },
          (error: unknown) => setFailure({ error }),
        );
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
