import { useEffect, useState } from 'react';

/** The heading that is uppermost in the reading part of the window; the first until the visitor scrolls. */
export function usePartInView(ids: readonly string[]): string | undefined {
  const [inView, setInView] = useState(ids[0]);
  const joined = ids.join(' ');
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) seen[isIntersecting ? 'add' : 'delete'](target.id);
        const first = joined.split(' ').find((id) => seen.has(id));
        // Between two headings the one that was read stays.
        if (first) setInView(first);
      },
      { rootMargin: '-10% 0px -50%' },
    );
    for (const id of joined.split(' ')) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [joined]);
  return inView;
}
