import type { LogFault, LogState } from '@portico/area/operator';

const faults: Record<LogFault, string> = {
  changed: 'was changed after it was written',
  missing: 'is missing',
  anchor: 'the start of the chain was forged',
  end: 'the end of the chain does not fit its rows',
};

/** What is wrong with the audit log: the first row that differs. */
export function faultOfLog({ broken }: Pick<LogState, 'broken'>): string | undefined {
  if (!broken) return undefined;
  const { no, id, what, time, who, action } = broken;
  const row = [`row ${no}`, id === null ? '' : `(id ${id})`, time === null ? '' : `of ${time}, ${who}, ${action},`]
    .filter(Boolean)
    .join(' ');
  const said = what === 'changed' || what === 'missing' ? `${row} ${faults[what]}` : `${faults[what]} (${row})`;
  return `${said}. Compare with a backup, and keep both.`;
}
