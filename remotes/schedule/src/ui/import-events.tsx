import type { PortalError } from '@portico/client';
import type { calendarContract, OutputOf } from '@portico/contracts';
import { Button } from '@portico/ui';
import { type ChangeEvent, useRef, useState } from 'react';
import { calendar } from '../api.ts';
import { countWord, refusalOf } from '../model/import-file.ts';
import { ImportPreview } from './import-preview.tsx';
import * as css from './manage.module.css';
import { useRefresh } from './use-refresh.ts';

type Preview = OutputOf<(typeof calendarContract)['previewImport']> & { file: File };

/** Imports an .ics file: first it is said what comes in, then it is stored. */
export function ImportEvents() {
  const input = useRef<HTMLInputElement>(null);
  const [preview, setPreview] = useState<Preview>();
  const [state, setState] = useState<{ failure?: string; done?: string; isBusy?: boolean }>({});
  const refresh = useRefresh();
  const attempt = async (act: () => Promise<void>) => {
    setState({ isBusy: true });
    try {
      await act();
    } catch (error) {
      setState({ failure: (error as PortalError).message });
    }
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // Emptied, so that the same file may be chosen again.
    target.value = '';
    if (!file) return;
    setPreview(undefined);
    const failure = refusalOf(file);
    if (failure) return setState({ failure });
    void attempt(async () => {
      setPreview({ ...(await calendar.previewImport({ file }, { quiet: true })), file });
      setState({});
    });
  };
  const store = ({ file }: Preview) =>
    attempt(async () => {
      const { added, updated, skipped } = await calendar.importEvents({ file }, { quiet: true });
      setPreview(undefined);
      await refresh();
      setState({ done: `已导入：新增 ${added} 条，更新 ${updated} 条${skipped.length > 0 ? `，${skipped.length} 条未导入` : ''}。` });
    });
  return (
    <section className={css.part} aria-labelledby="import">
      <h3 id="import">导入</h3>
      <p>支持 .ics 日历文件，不超过 512 KB。导入前可以先看内容。</p>
      <input ref={input} type="file" hidden accept=".ics,text/calendar" aria-label="日历文件" onChange={choose} />
      {preview ? (
        <>
          <p className={css.count}>{countWord(preview.events, preview.skipped.length)}</p>
          <ImportPreview events={preview.events} skipped={preview.skipped} />
          <p className={css.ways}>
            <Button size="s" kind="primary" disabled={state.isBusy || preview.events.length === 0} onClick={() => void store(preview)}>
              导入 {preview.events.length} 条
            </Button>
            <Button size="s" kind="text" onClick={() => setPreview(undefined)}>
              取消
            </Button>
          </p>
        </>
      ) : (
        <p className={css.ways}>
          <Button size="s" disabled={state.isBusy} onClick={() => input.current?.click()}>
            选择文件
          </Button>
        </p>
      )}
      <p role="status">{state.done}</p>
      <p role="alert" className={css.failure}>
        {state.failure}
      </p>
    </section>
  );
}
