import { type HTMLAttributes, useMemo } from 'react';
import { cleanHtml } from './clean-html.ts';

export interface HtmlProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'dangerouslySetInnerHTML'> {
  html: string;
  [attribute: `data-${string}`]: string | undefined;
}

/** HTML that the browser inserts. */
export function CleanedHtml({ html, ...attributes }: HtmlProps) {
  const markup = useMemo(() => ({ __html: cleanHtml(html) }), [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place, and the HTML is clean
  return <div {...attributes} dangerouslySetInnerHTML={markup} />;
}
