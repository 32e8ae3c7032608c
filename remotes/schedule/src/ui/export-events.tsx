import type { PortalError } from '@portico/client';
import { Button, Icon } from '@portico/ui';
import { useState } from 'react';
import { calendar } from '../api.ts';
import * as css from './manage.module.css';

/** Saves the calendar as a file. */
export function ExportEvents() {
  const [failure, setFailure] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    setIsBusy(true);
    setFailure('');
    try {
      const { fileName, text } = await calendar.exportEvents({}, { quiet: true });
      const link = document.createElement('a');
      link.href = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }));
      link.download = fileName;
      link.click();
      URL.revokeObjectURL(link.href);
    } catch (error) {
      setFailure((error as PortalError).message);
    }
    setIsBusy(false);
  };
  return (
    <section className={css.part} aria-labelledby="export">
      <h3 id="export">导出</h3>
      <p>前 30 天到后 180 天的课程与校历，以及全部个人日程，存为 .ics 文件。</p>
      <p className={css.ways}>
        <Button size="s" disabled={isBusy} onClick={() => void save()}>
          <Icon name="download" size={14} />
          导出日程
        </Button>
      </p>
      <p role="alert">{failure}</p>
    </section>
  );
}
