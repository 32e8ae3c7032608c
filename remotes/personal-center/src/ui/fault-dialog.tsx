import { useUnsavedWork } from '@portico/area/react';
import { type PortalError, useQueryClient } from '@portico/client';
import { Button, fullTime } from '@portico/ui';
import { Dialog, DialogWays } from '@portico/ui/dialog';
import { type FormEvent, useState } from 'react';
import { person } from '../api.ts';
import type { FaultSubject } from './fault-button.tsx';
import * as css from './form.module.css';

/** Reports that something is wrong, and says that the report has arrived. */
export function FaultDialog({ about, onClose }: { about: FaultSubject; onClose: () => void }) {
  const client = useQueryClient();
  const [text, setText] = useState('');
  const [state, setState] = useState<{ isBusy?: boolean; fault?: string; sentAt?: string }>({});
  useUnsavedWork(text !== '' && !state.sentAt);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (state.isBusy) return;
    if (!text.trim()) return setState({ fault: '请写明哪里有误。' });
    setState({ isBusy: true });
    try {
      const { time } = await person.reportFault({ subject: about.subject, subjectId: about.subjectId, text }, { quiet: true });
      setState({ sentAt: time });
      await client.invalidateQueries({ queryKey: person.faultReports.query().queryKey });
    } catch (error) {
      setState({ fault: (error as PortalError).message });
    }
  };
  if (state.sentAt)
    return (
      <Dialog title="反馈已提交" onCancel={onClose} ways={() => <Button onClick={onClose}>关闭</Button>}>
        <p role="status">
          “{about.name}”的反馈已于 {fullTime(state.sentAt)} 提交给学校，可在“我的数据”中查看。
        </p>
      </Dialog>
    );
  return (
    <Dialog title={`${about.name}：数据有误`} onCancel={onClose}>
      <form className={css.form} onSubmit={(event) => void send(event)} noValidate>
        <label>
          哪里有误，正确的是什么
          <textarea
            name="text"
            maxLength={500}
            value={text}
            onChange={(event) => setText(event.target.value)}
            aria-describedby="fault-note fault-wrong"
          />
        </label>
        <p id="fault-note" className={css.note}>
          不超过 500 字。请不要填写密码和证件号码。
        </p>
        <p id="fault-wrong" className={css.fault} role="alert">
          {state.fault}
        </p>
        <DialogWays>
          <Button onClick={onClose}>取消</Button>
          <Button kind="primary" type="submit" aria-disabled={state.isBusy || undefined}>
            提交反馈
          </Button>
        </DialogWays>
      </form>
    </Dialog>
  );
}
