import { useSearchParams } from '@portico/area/react';
import { useQuery } from '@portico/client';
import type { ConsoleMe, ConsoleRight } from '@portico/contracts/console';
import { useSchool } from '@portico/session';
import { myConsole } from '../api.ts';
import { rightIn } from '../model/rights.ts';

export interface Console {
  me: ConsoleMe | undefined;
  /** What every call of the page sends: the school of the address, if it names one. */
  school: { school?: string };
  /** The school that the page is about. */
  fid: string;
  schoolName: string;
  right: (capability: string) => ConsoleRight | undefined;
  error: unknown;
}

/** The person's rights and the school of this address; without `?school=` it is the host's. */
export function useConsole(): Console {
  const own = useSchool();
  const [search] = useSearchParams();
  const asked = search.get('school') ?? '';
  const { data: me, error } = useQuery(myConsole.me.query());
  const fid = asked || own.fid;
  return {
    me,
    school: asked ? { school: asked } : {},
    fid,
    schoolName: me?.schools.find((each) => each.fid === fid)?.unitName ?? (fid === own.fid ? own.unitName : fid),
    right: (capability) => rightIn(me, fid, capability),
    error,
  };
}
