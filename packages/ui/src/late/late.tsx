import { type ComponentType, type FocusEvent, useEffect, useRef, useState } from 'react';
import type { LateCode } from './late-code.ts';
import { useLateCode } from './use-late-code.ts';

/** Time in ms in which the click of a press that has ended still comes. */
const clickTimeoutMs = 500;

/** When to load a control's code: once it is visible, or once pointer or focus approaches. */
export type LateWhen = 'seen' | 'wanted';

/**
 * A control whose code loads lazily. The server, and the browser until then, show its plain form, which works by itself
 * and has the same size. The plain form stays while it has the focus or is pressed: its click would have no target.
 */
export function Late<Props extends object>({
  code,
  plain: Plain,
  props,
  when = 'seen',
  className,
}: {
  code: LateCode<Props>;
  plain: ComponentType<Props>;
  props: Props;
  when?: LateWhen;
  className?: string;
}) {
  const Arrived = useLateCode(code);
  const place = useRef<HTMLDivElement>(null);
  const [hasFocus, setHasFocus] = useState(false);
  const [isPressed, setIsPressed] = useState(false);
  const release = () => void setTimeout(() => setIsPressed(false), clickTimeoutMs);
  const Control = hasFocus || isPressed ? undefined : Arrived;
  useEffect(() => {
    // The visitor may have started before hydration.
    if (place.current?.contains(document.activeElement) && !code.arrived()) setHasFocus(true);
    if (when === 'seen') return onceSeen(place.current, () => void code.load());
  }, [code, when]);
  if (Control)
    return (
      <div className={className} data-control="arco">
        <Control {...props} />
      </div>
    );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the control in it is wanted
    <div
      ref={place}
      className={className}
      data-control="plain"
      onPointerEnter={() => void code.load()}
      onPointerDown={() => setIsPressed(true)}
      onPointerUp={release}
      onPointerLeave={release}
      onFocus={() => {
        void code.load();
        setHasFocus(true);
      }}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent) => setHasFocus(currentTarget.contains(relatedTarget))}
    >
      <Plain {...props} />
    </div>
  );
}

function onceSeen(place: Element | null, act: () => void): (() => void) | undefined {
  if (!place || typeof IntersectionObserver === 'undefined') return undefined;
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    act();
  });
  observer.observe(place);
  return () => observer.disconnect();
}
