import { controlCodes } from '@portico/ui/mobile';
import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { useLateCode } from '../../late/use-late-code.ts';

/** A button whose sheet comes from below. Without a script, or where its code cannot be had, it unfolds in its place. */
export function Sheet({
  button,
  title,
  className,
  children,
}: {
  button: ReactNode;
  title: string;
  className?: string;
  children: ReactNode;
}) {
  const place = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const [asked, setAsked] = useState(false);
  const ArcoSheet = useLateCode(controlCodes.sheet);
  const open = async (event: MouseEvent) => {
    if (place.current?.open) return;
    event.preventDefault();
    setAsked(true);
    await controlCodes.sheet.load();
    if (controlCodes.sheet.arrived() || !place.current) return;
    setAsked(false);
    place.current.open = true;
  };
  const shown = asked && ArcoSheet;
  return (
    <>
      <details ref={place} className={className}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
        <summary
          ref={summary}
          aria-busy={(asked && !ArcoSheet) || undefined}
          onPointerDown={() => void controlCodes.sheet.load()}
          onClick={(event) => void open(event)}
        >
          {button}
        </summary>
        {!shown && children}
      </details>
      {shown && (
        <ArcoSheet
          title={title}
          onClose={() => {
            setAsked(false);
            summary.current?.focus();
          }}
        >
          {children}
        </ArcoSheet>
      )}
    </>
  );
}
