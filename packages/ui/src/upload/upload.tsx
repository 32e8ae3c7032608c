import { type ChangeEvent, useId, useRef } from 'react';
import { Button } from '../control/button.tsx';
import { Late } from '../late/late.tsx';
import type { LateCode } from '../late/late-code.ts';
import type { UploadButtonProps, UploadProps } from './props.ts';
import * as css from './upload.module.css';
import { sizeInWords, type UploadState, useUpload } from './use-upload.ts';

/** A file that is uploaded as soon as it is chosen. `code` is the device's Arco button; without one the plain one stays. */
export function Upload({ code, ...props }: UploadProps & { code?: LateCode<UploadButtonProps> }) {
  const { label, types, typesInWords, largest } = props;
  const { state, choose } = useUpload(props);
  const id = useId();
  const button = { label, types, busy: state.kind === 'sending', describedBy: id, onChoose: choose };
  return (
    <div className={css.upload}>
      {code ? <Late code={code} plain={PlainButton} props={button} when="wanted" /> : <PlainButton {...button} />}
      <div id={id}>
        <p className={css.rule}>
          支持{typesInWords}，不超过 {sizeInWords(largest)}
        </p>
        <Progress state={state} />
      </div>
    </div>
  );
}

function Progress({ state }: { state: UploadState }) {
  return (
    <>
      {state.kind === 'sending' && (
        <progress className={css.progress} aria-label={`正在上传 ${state.name}`} max={100} value={Math.round(state.share * 100)} />
      )}
      <p role="status">
        {state.kind === 'sending' && `正在上传 ${state.name}`}
        {state.kind === 'sent' && `${state.name} 已上传`}
      </p>
      <p role="alert" className={css.refusal}>
        {state.kind === 'refused' && state.reason}
      </p>
    </>
  );
}

function PlainButton({ label, types, busy, describedBy, onChoose }: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // Emptied, so that the same file may be chosen again.
    target.value = '';
    if (file) onChoose(file);
  };
  return (
    <>
      <input ref={input} type="file" hidden accept={types.join()} onChange={take} />
      <Button aria-describedby={describedBy} aria-disabled={busy || undefined} onClick={() => busy || input.current?.click()}>
        {label}
      </Button>
    </>
  );
}
