import type { PortalError } from '@portico/client';
import { Button } from '@portico/ui';
import { useState } from 'react';
import { releases } from '../../api.ts';
import { useConfirmed } from '../../ui/act/use-confirmed.tsx';
import type { ConsoleAct } from '../../ui/act/use-console-act.tsx';
import * as css from '../../ui/console.module.css';
import * as form from '../../ui/form.module.css';
import * as own from './releases.module.css';

interface Checked {
  file: File;
  buildId?: string | undefined;
  area?: string | undefined;
  already?: boolean;
  reasons: readonly string[];
}

/** 上传构建: a handed-over build is verified first, and all that is wrong is named at once. */
export function UploadPanel({ acting, onEnd }: { acting: ConsoleAct; onEnd: () => void }) {
  const { guarded, dialog } = useConfirmed();
  const [checked, setChecked] = useState<Checked>();
  const [isBusy, setBusy] = useState(false);
  const check = async (file: File | undefined) => {
    if (!file || isBusy) return;
    setBusy(true);
    try {
      const found = await guarded(() => releases.upload({ file, checkOnly: '1' }, { quiet: true }));
      setChecked(found && { file, ...found });
    } catch (error) {
      setChecked({ file, reasons: [(error as PortalError).message] });
    } finally {
      setBusy(false);
    }
  };
  const send = async () => {
    if (!checked || checked.reasons.length > 0) return;
    let reasons: readonly string[] = [];
    const isDone = await acting.run(async () => {
      const done = await releases.upload({ file: checked.file }, { quiet: true });
      reasons = done.reasons;
      return done;
    });
    if (reasons.length > 0) setChecked({ ...checked, reasons });
    else if (isDone) onEnd();
  };
  return (
    <section className={`${css.sheet} ${own.upload}`} aria-label="上传构建">
      <h2>上传构建</h2>
      <p className={css.meta}>团队交付的 JSON 文件，最大 64 MB。先校验签名和内容，全部通过后才能交付；管理台不签名。</p>
      <input type="file" accept="application/json,.json" aria-label="交付文件" onChange={({ target }) => void check(target.files?.[0])} />
      <div role="status">
        {isBusy && '正在校验…'}
        {!isBusy && checked && checked.reasons.length === 0 && (
          <p>
            {checked.area} {checked.buildId} 校验通过{checked.already && '，它已经交付过'}。
          </p>
        )}
        {!isBusy && checked && checked.reasons.length > 0 && (
          <div className={css.notice} data-tone="danger">
            <div>
              <b>没有通过，什么都没有保存：</b>
              <ul>
                {checked.reasons.map((reason) => (
                  <li key={reason}>{reason}</li>
                ))}
              </ul>
            </div>
          </div>
        )}
      </div>
      <div className={form.ways}>
        <Button onClick={onEnd}>取消</Button>
        {checked && checked.reasons.length === 0 && !checked.already && (
          <Button kind="primary" aria-disabled={acting.isBusy || undefined} onClick={() => void send()}>
            交付
          </Button>
        )}
      </div>
      {dialog}
    </section>
  );
}
