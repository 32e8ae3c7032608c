import { createClient, type PortalError } from '@portico/client';
import { codes, type OutputOf, signInMethodContract } from '@portico/contracts';
import { useEffect, useState } from 'react';
import { dropScene } from '../session/pending-scene.ts';

const methods = createClient(signInMethodContract);
const quiet = { quiet: true };

export type Asking = OutputOf<typeof signInMethodContract.qrCodeScan>;
export type AnswerStage =
  | { kind: 'reading' }
  | { kind: 'asked'; asking: Asking; busy: boolean; fault?: string }
  | { kind: 'answered'; accepted: boolean }
  /** `again`: the person must sign in on this phone once more. */
  | { kind: 'over'; text: string; again: boolean };

/** A signed-in phone's handling of a code: shows the requesting computer, and answers once. */
export function useQrAnswer(sceneId: string): { stage: AnswerStage; answer: (accept: boolean) => void } {
  const [stage, setStage] = useState<AnswerStage>({ kind: 'reading' });
  useEffect(() => {
    let left = false;
    methods.qrCodeScan({ sceneId }, quiet).then(
      (asking) => left || setStage({ kind: 'asked', asking, busy: false }),
      (error: PortalError) => left || setStage(over(error)),
    );
    return () => {
      left = true;
    };
  }, [sceneId]);

  const answer = async (accept: boolean) => {
    if (stage.kind !== 'asked' || stage.busy) return;
    setStage({ ...stage, busy: true, fault: undefined });
    try {
      await methods.qrCodeConfirm({ sceneId, accept }, quiet);
      dropScene();
      setStage({ kind: 'answered', accepted: accept });
    } catch (thrown) {
      const error = thrown as PortalError;
      setStage(error.kind === 'offline' ? { ...stage, busy: false, fault: error.message } : over(error));
    }
  };
  return { stage, answer: (accept) => void answer(accept) };
}

function over(error: PortalError): AnswerStage {
  const again = error.code === codes.stepUpRequired;
  if (!again) dropScene();
  return { kind: 'over', text: error.message, again };
}
