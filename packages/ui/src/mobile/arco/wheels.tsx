import { useEffect } from 'react';
import { prefix } from './base.tsx';
import { repairWheels } from './wheel-keys.ts';

/** Keeps the wheels in the dialog repaired. */
export function Wheels({ host, names }: { host: HTMLElement; names: readonly string[] }) {
  const wanted = names.join();
  useEffect(() => {
    return repairWheels(host, wanted.split(','), prefix);
  }, [host, wanted]);
  return null;
}
