import { useLocation } from '@portico/area/react';
import type { ServiceGuide } from '@portico/contracts';
import { useEffect } from 'react';
import { type GuidePart, guideParts } from '../model/guide-facts.ts';
import { goTo } from './go-to.ts';
import { usePartInView } from './use-part-in-view.ts';

export const anchorOf = (part: GuidePart) => `guide-${part}`;

/** A guide's parts as anchors. An anchor in the address is followed once the guide is loaded. */
export function GuideIndex({ guide, className }: { guide: ServiceGuide; className?: string }) {
  const { hash } = useLocation();
  const parts = guideParts(guide);
  const inView = usePartInView(parts.map(({ part }) => anchorOf(part)));
  useEffect(() => {
    if (/^#guide-[a-z]+$/.test(hash)) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  return (
    <nav aria-label="本页内容" className={className}>
      {parts.map(({ part, name }) => (
        <a
          key={part}
          href={`#${anchorOf(part)}`}
          aria-current={inView === anchorOf(part) ? 'location' : undefined}
          onClick={(event) => goTo(event, anchorOf(part))}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
