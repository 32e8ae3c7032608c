import { createClient } from '@portico/client';
import { type LoginResult, type QrCodeScene, type QrCodeState, signInMethodContract } from '@portico/contracts';
import { useCallback, useEffect, useState } from 'react';

const methods = createClient(signInMethodContract);
const quiet = { quiet: true };
/** ms between looks at what the phone has done. */
const lookEvery = 2_000;

export type QrCodeView = { kind: 'loading' } | { kind: 'failed' } | { kind: QrCodeState['status']; picture: string; nickname?: string };

/** One code after the other: made, watched until something has become of it, and made again on request. */
export function useQrCode(confirmed: (result: LoginResult) => void): { view: QrCodeView; renew: () => void } {
  const [view, setView] = useState<QrCodeView>({ kind: 'loading' });
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn makes another code; `confirmed` is of the moment it is called
  useEffect(() => {
    const left = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const options = { ...quiet, signal: left.signal };
    const watch = async (scene: QrCodeScene, since: number) => {
      const state = (await methods.qrCode({ sceneId: scene.sceneId }, options).catch(() => undefined)) as QrCodeState | undefined;
      if (left.signal.aborted) return;
      // A look that failed says nothing; the code's own time does.
      const over = !state && Date.now() - since > scene.expiresIn * 1_000;
      const { status, nickname, result } = state ?? { status: over ? ('expired' as const) : undefined };
      if (status) setView({ kind: status, picture: scene.picture, nickname });
      if (result) return confirmed(result);
      if (status !== 'expired' && status !== 'rejected') timer = setTimeout(() => void watch(scene, since), lookEvery);
    };
    setView({ kind: 'loading' });
    methods.qrCode({}, options).then(
      (made) => {
        const scene = made as QrCodeScene;
        if (left.signal.aborted) return;
        setView({ kind: 'waiting', picture: scene.picture });
        timer = setTimeout(() => void watch(scene, Date.now()), lookEvery);
      },
      () => left.signal.aborted || setView({ kind: 'failed' }),
    );
    return () => {
      left.abort();
      clearTimeout(timer);
    };
  }, [turn]);
  return { view, renew: useCallback(() => setTurn((last) => last + 1), []) };
}
