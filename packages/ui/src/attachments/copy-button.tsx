import { useEffect, useState } from 'react';

/** Display time of the success message in ms. */
const shownFor = 3_000;

/** Copies a text; where the browser refuses, it shows the whole text for copying by hand. */
export function CopyButton({ text, label, className, name = '复制' }: { text: string; label?: string; className?: string; name?: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');
  useEffect(() => {
    const timer = state === 'copied' ? setTimeout(() => setState('idle'), shownFor) : undefined;
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('refused');
    }
  };
  return (
    <>
      <button type="button" className={className} aria-label={label} onClick={() => void copy()}>
        {name}
      </button>
      <span role="status">{state === 'copied' ? '已复制' : state === 'refused' && `请手动复制：${text}`}</span>
    </>
  );
}
