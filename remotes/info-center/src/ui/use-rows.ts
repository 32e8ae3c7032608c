import { useFirstInput } from '@portico/area/react';
import { useQuery } from '@portico/client';
import type { InfoItem } from '@portico/contracts';
import { useEffect, useState } from 'react';
import { notices } from '../api.ts';
import { arrivedAfter, newestTime } from '../model/arrivals.ts';
import { everything } from '../model/first-calls.ts';

/** How far from the top in px a visitor still counts as at the top. */
const nearTop = 40;

/** The list of the address: its first rows, and those that arrived since and are held back. */
export function useRows() {
  const input = useFirstInput(everything);
  const query = useQuery(notices.all.query(input));
  const key = JSON.stringify(input);
  const [seen, setSeen] = useState<{ key: string; since: string }>();
  const records = query.data?.records;
  const newest = records && newestTime(records);
  const since = seen?.key === key ? seen.since : newest;
  const fresh: InfoItem[] = records && since !== undefined ? arrivedAfter(records, since) : [];
  const showFresh = () => newest !== undefined && setSeen({ key, since: newest });
  useEffect(() => {
    if (newest === undefined || (seen?.key === key && (seen.since === newest || scrollY > nearTop))) return;
    setSeen({ key, since: newest });
  }, [key, newest, seen]);
  return { input, query, fresh, showFresh, newestShown: since || undefined };
}

export type Rows = ReturnType<typeof useRows>;
