import { Icon } from '@portico/ui';
import { useEffect, useState } from 'react';
import { useFramedEntry } from './framed-entry.ts';
import { httpAddress } from './http-address.ts';
import { NotFoundPage } from './not-found-page.tsx';
import * as css from './outside.module.css';

const timeoutMs = 10_000;

/** A page of another system inside the portal's frame, without rights over the portal. */
export function IframePage() {
  const entry = useFramedEntry();
  const address = entry && entry !== 'none' ? httpAddress(entry.link) : undefined;
  const [state, setState] = useState<'loading' | 'loaded' | 'late'>('loading');
  useEffect(() => {
    const timer = setTimeout(() => setState((now) => (now === 'loading' ? 'late' : now)), timeoutMs);
    return () => clearTimeout(timer);
  }, []);
  if (!entry) return null;
  if (entry === 'none' || !address) return <NotFoundPage />;
  // A secure page may not embed one that is not.
  const embeddable = address.protocol === 'https:' || location.protocol === 'http:';
  return (
    <section className={css.framePage} aria-label={entry.name}>
      <div className={css.frameHead}>
        <h1>{entry.name}</h1>
        <a href={address.href} target="_blank" rel="noopener noreferrer">
          在新窗口打开 <Icon name="share" size={14} />
        </a>
      </div>
      {(state === 'late' || !embeddable) && (
        <p className={css.late} role="status">
          页面可能不允许嵌入，您可以在新窗口打开。
        </p>
      )}
      {embeddable && (
        <iframe
          className={css.frame}
          title={entry.name}
          src={address.href}
          sandbox={
            address.origin === location.origin ? 'allow-scripts allow-forms' : 'allow-scripts allow-forms allow-same-origin allow-popups'
          }
          allow=""
          referrerPolicy="strict-origin-when-cross-origin"
          onLoad={() => setState('loaded')}
        />
      )}
    </section>
  );
}
