import type { AuditFilters } from '@portico/contracts/console';
import { Button, Icon } from '@portico/ui';
import { audit } from '../../api.ts';
import type { ConsoleAct } from '../../ui/act/use-console-act.tsx';
import { useConsole } from '../../ui/use-console.ts';
import { useOnline } from '../../ui/use-online.ts';

/** 导出 CSV of what the filters leave; itself a row of the log. */
export function ExportButton({ filters, acting }: { filters: AuditFilters; acting: ConsoleAct }) {
  const { right } = useConsole();
  const isOnline = useOnline();
  if (!right('audit.export')) return null;
  const save = () =>
    void acting.run(async () => {
      const done = await audit.export(filters, { quiet: true });
      const address = URL.createObjectURL(new Blob([done.csv], { type: 'text/csv;charset=utf-8' }));
      const link = document.createElement('a');
      link.href = address;
      link.download = done.name;
      link.click();
      URL.revokeObjectURL(address);
      return done;
    });
  return (
    <Button aria-disabled={acting.isBusy || !isOnline || undefined} onClick={save}>
      <Icon name="download" size={16} />
      导出 CSV
    </Button>
  );
}
