import { useState } from 'react';
import * as css from './art.module.css';
import { Art } from './art.tsx';
import { type ArtName, isArtName } from './drawings.ts';

/** A cover from the server: `art:hall`, an address, or nothing. Shows the drawing `instead` if it cannot be loaded. */
export function Cover({
  src,
  alt = '',
  instead = 'eaves',
  eager = false,
}: {
  src?: string;
  alt?: string;
  instead?: ArtName;
  /** The page's first large picture: it is fetched before the scripts. */
  eager?: boolean;
}) {
  const [failed, setFailed] = useState<string>();
  const name = src?.startsWith('art:') ? src.slice(4) : undefined;
  if (name !== undefined) return <Art name={isArtName(name) ? name : instead} />;
  if (!src || failed === src || !/^(https?:\/\/|\/(?!\/))/.test(src)) return <Art name={instead} />;
  return (
    <img
      className={css.picture}
      src={src}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      {...(eager && { fetchPriority: 'high' })}
      decoding="async"
      onError={() => setFailed(src)}
    />
  );
}
