import type { InfoItem } from '@portico/contracts';
import { useCallback, useState } from 'react';

type Chosen = Pick<InfoItem, 'idCode' | 'title' | 'read' | 'dismissible'>;

/** The rows that the visitor has chosen; another list begins with none. */
export function useSelection(list: string) {
  const [chosen, setChosen] = useState<{ list: string; rows: ReadonlyMap<string, Chosen> }>({ list, rows: new Map() });
  const rows = chosen.list === list ? chosen.rows : new Map<string, Chosen>();
  const toggle = useCallback(
    (row: Chosen) =>
      setChosen((all) => {
        const next = new Map(all.list === list ? all.rows : []);
        if (!next.delete(row.idCode)) next.set(row.idCode, row);
        return { list, rows: next };
      }),
    [list],
  );
  return {
    rows: [...rows.values()],
    has: (id: string) => rows.has(id),
    toggle,
    clear: () => setChosen({ list, rows: new Map() }),
  };
}

export type Selection = ReturnType<typeof useSelection>;
