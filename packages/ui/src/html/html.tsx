import { type HTMLAttributes, useMemo, useState, useSyncExternalStore } from 'react';
import { cleanHtml } from './clean-html.ts';

interface Props extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'dangerouslySetInnerHTML'> {
  html: string;
  [attribute: `data-${string}`]: string | undefined;
}

const never = () => () => undefined;

/** A text of the school's own: the only component that inserts HTML. What the server has rendered stays as it is. */
export function Html({ html, ...attributes }: Props) {
  const isInserted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [rendered] = useState(isInserted ? undefined : html);
  const markup = useMemo(() => ({ __html: html === rendered ? html : cleanHtml(html) }), [html, rendered]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place, and the HTML is clean
  return <div {...attributes} dangerouslySetInnerHTML={markup} />;
}
