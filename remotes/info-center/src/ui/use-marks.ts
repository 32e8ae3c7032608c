import { useQueryClient } from '@portico/client';
import { useMemo, useState } from 'react';
import { createMarks, type Marked } from './create-marks.ts';

/** What marks notices, which stays the same object, and what the page says about it. */
export function useMarks() {
  const client = useQueryClient();
  const [failure, setFailure] = useState('');
  const [dismissed, setDismissed] = useState<readonly Marked[]>([]);
  const marks = useMemo(() => createMarks(client, { setFailure, setDismissed }), [client]);
  return { marks, failure, dismissed, forget: () => setDismissed([]) };
}
