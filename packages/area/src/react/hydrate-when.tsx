import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { usePortal } from './portal-context.ts';

/**
 * `visible`: shortly before it scrolls into view, at the latest when the browser is idle. `idle`: when the browser is
 * idle. `interaction`: only when a visitor points at it, focuses or presses it, so only for what never changes.
 */
export type HydrationTrigger = 'visible' | 'idle' | 'interaction';

/** Pixels below the screen at which a part is hydrated. */
const margin = '300px';

/**
 * A part of a server-rendered page that is hydrated later than the rest. Until then React leaves the server's HTML as it
 * is. A visitor's pointer, focus or press hydrates it at once and is answered. Rendered later than the first page, it is
 * like a fragment.
 */
export function HydrateWhen({ when, children }: { when: HydrationTrigger; children: ReactNode }) {
  const { writing } = usePortal();
  const isHydrating = useIsHydrating();
  const [gate] = useState(() => createGate(isHydrating && !writing));
  const [isOpen, setIsOpen] = useState(gate.isOpen);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (gate.isOpen) return;
    void gate.opened.then(() => setIsOpen(true));
    return whenNeeded(when, place.current, gate.open);
  }, [gate, when]);
  // While it waits, the boundary must not see an update: React would hydrate it for that.
  const [first] = useState(children);
  const shown = isOpen ? children : first;
  const boundary = useMemo(
    () => (
      <Suspense>
        <Gated gate={gate}>{shown}</Gated>
      </Suspense>
    ),
    [gate, shown],
  );
  return (
    <div ref={place} style={{ display: 'contents' }}>
      {boundary}
    </div>
  );
}

function Gated({ gate, children }: { gate: Gate; children: ReactNode }) {
  if (!useIsHydrating()) gate.open();
  // Thrown, not used: a press opens the gate and renders on in the same task.
  if (!gate.pass()) throw gate.opened;
  return children;
}

interface Gate {
  readonly isOpen: boolean;
  readonly opened: Promise<void>;
  open: () => void;
  /** React tries once by itself. It tries for a visitor's event, and again only if something above has changed. */
  pass: () => boolean;
}

function createGate(closed: boolean): Gate {
  let resolve: () => void = () => undefined;
  const opened = new Promise<void>((done) => {
    resolve = done;
  });
  let isOpen = !closed;
  let wasTried = false;
  const open = () => {
    isOpen = true;
    resolve();
  };
  return {
    get isOpen() {
      return isOpen;
    },
    opened,
    open,
    pass() {
      if (isOpen) return true;
      // React itself reads the current event in the same way.
      if (wasTried || window.event instanceof UIEvent) open();
      wasTried = true;
      return isOpen;
    },
  };
}

/** Calls back when the trigger fires; returns the function that stops waiting. */
function whenNeeded(when: HydrationTrigger, place: HTMLElement | null, open: () => void): () => void {
  if (when === 'interaction') return () => undefined;
  const stopIdle = onceIdle(open);
  // Its own element has no box.
  const part = place?.firstElementChild;
  if (when === 'idle' || !part) return stopIdle;
  const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && open(), { rootMargin: margin });
  observer.observe(part);
  return () => {
    stopIdle();
    observer.disconnect();
  };
}

function onceIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(work);
  return () => cancelIdleCallback(waiting);
}

const never = () => () => undefined;

const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
