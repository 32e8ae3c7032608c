import { type HTMLAttributes, type ReactNode, useLayoutEffect, useRef } from 'react';

/** Gives Arco's elements the names and roles that they lack: at once, and after every change of what is shown. */
export function Repaired({
  repair,
  children,
  ...attributes
}: { repair: (root: HTMLElement) => void; children: ReactNode } & HTMLAttributes<HTMLDivElement>) {
  const root = useRef<HTMLDivElement>(null);
  const latest = useRef(repair);
  useLayoutEffect(() => {
    latest.current = repair;
    if (root.current) repair(root.current);
  });
  useLayoutEffect(() => {
    const observed = root.current;
    if (!observed) return undefined;
    const observer = new MutationObserver(() => latest.current(observed));
    observer.observe(observed, { childList: true, subtree: true, attributes: true, attributeFilter: ['class'] });
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={root} {...attributes}>
      {children}
    </div>
  );
}

/** Sets what differs; an undefined value takes the attribute away. */
export function repairAttributes(element: Element, attributes: Readonly<Record<string, string | undefined>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) element.removeAttribute(name);
    else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}
