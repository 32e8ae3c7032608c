import { useState, useSyncExternalStore } from 'react';
import { lateCode } from '../late/late-code.ts';
import { useLateCode } from '../late/use-late-code.ts';
import type { HtmlProps } from './cleaned-html.tsx';

const cleaned = lateCode<HtmlProps>(() => import(/* webpackChunkName: "html" */ './cleaned-html.tsx').then((code) => code.CleanedHtml));
const never = () => () => undefined;

/**
 * A text of the school's own: the only component that shows HTML. What the server has rendered stays as it is; the code
 * that cleans loads with the first text that the browser inserts.
 */
export function Html({ html, ...attributes }: HtmlProps) {
  const isInserted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [rendered] = useState(isInserted ? undefined : { __html: html });
  const Cleaned = useLateCode(cleaned);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it stands there already
  if (html === rendered?.__html) return <div {...attributes} dangerouslySetInnerHTML={rendered} />;
  if (Cleaned) return <Cleaned {...attributes} html={html} />;
  void cleaned.load();
  return <div {...attributes} />;
}
