import { useLocation } from '@portico/area/react';
import type { ServiceGuide } from '@portico/contracts';
import { type MouseEvent, useEffect } from 'react';
import { type GuidePart, guideParts } from '../model/guide-facts.ts';

export const anchorOf = (part: GuidePart) => `guide-${part}`;

/** The parts of a guide as anchors. An address that ends in one comes to it once the guide is there. */
export function GuideIndex({ guide, className }: { guide: ServiceGuide; className?: string }) {
  const { hash } = useLocation();
  const parts = guideParts(guide);
  useEffect(() => {
    if (/^#guide-[a-z]+$/.test(hash)) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  const go = (event: MouseEvent, part: GuidePart) => {
    const heading = document.getElementById(anchorOf(part));
    if (!heading || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    heading.scrollIntoView();
    heading.focus({ preventScroll: true });
  };
  return (
    <nav aria-label="本页内容" className={className}>
      {parts.map(({ part, name }) => (
        <a key={part} href={`#${anchorOf(part)}`} onClick={(event) => go(event, part)}>
          {name}
        </a>
      ))}
    </nav>
  );
}
