import { usePortalEvent } from '@portico/area/react';
import { useEffect, useRef, useState } from 'react';
import { presence } from '../../api.ts';
import { useConsole } from '../use-console.ts';

/** Who goes through a list with the arrow keys opens nothing yet. */
const settledMs = 400;

/** The code of calls that outlive the page loads with the first one: it has to be there when the page is left. */
const sent = { quiet: true, outlivesPage: true } as const;

/**
 * Who else writes at the same object, such as `sources/oa`; undefined: nothing is open. The portal keeps this person there
 * as long as a tab listens to it, and tells of everybody who comes or leaves.
 */
export function useOthers(object: string | undefined, isWriting: boolean): readonly string[] {
  const { fid } = useConsole();
  const at = object === undefined ? undefined : `${fid} ${object}`;
  const [found, setFound] = useState<{ at: string; names: readonly string[] }>();
  const askAgain = useRef<() => void>(undefined);
  // One after the other: an answer that comes late must not bring back who has left.
  const calls = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    if (object === undefined) return;
    const here = { school: fid, object };
    let isHere = false;
    let isOver = false;
    const enter = () => {
      isHere = true;
      calls.current = calls.current
        .then(() => presence.presence({ ...here, writing: isWriting ? '1' : '0' }, sent))
        .then((others) => !isOver && setFound({ at: `${fid} ${object}`, names: others.map(({ name }) => name) }))
        .catch(() => undefined);
    };
    const leave = () => presence.leave(here, sent).catch(() => undefined);
    const again = () => isHere && enter();
    const leavePage = () => isHere && void leave();
    const timer = setTimeout(enter, settledMs);
    askAgain.current = again;
    addEventListener('pagehide', leavePage);
    addEventListener('pageshow', again);
    return () => {
      isOver = true;
      clearTimeout(timer);
      askAgain.current = undefined;
      removeEventListener('pagehide', leavePage);
      removeEventListener('pageshow', again);
      if (isHere) calls.current = calls.current.then(leave);
    };
  }, [fid, object, isWriting]);
  usePortalEvent('console', () => askAgain.current?.());
  return found && found.at === at ? found.names : [];
}
