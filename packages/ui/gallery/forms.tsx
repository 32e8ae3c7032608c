import { Button, Icon } from '@portico/ui';
import { type FormParts, TextArea, type TextAreaCode } from '@portico/ui/form';
import { Upload, type UploadButtonProps } from '@portico/ui/upload';
import { useRef, useState } from 'react';
import type { LateCode } from '../src/late/late-code.ts';
import { Show } from './show.tsx';

/** A form of one device's parts, with a wrong field and a password. */
export function Forms({ Form, Field, comments }: FormParts & { comments: TextAreaCode }) {
  const form = useRef<HTMLFormElement>(null);
  const [shown, setShown] = useState(false);
  const [comment, setComment] = useState('');
  const [sent, setSent] = useState('');
  const eye = (
    <button type="button" className="eye" aria-label="显示密码" aria-pressed={shown} onClick={() => setShown(!shown)}>
      <Icon name="eye" size={18} />
    </button>
  );
  const send = () => setSent(String(new FormData(form.current ?? undefined).get('account')));
  return (
    <Show name="Form, Input">
      <div className="form">
        <Form formRef={form} onSend={send}>
          <Field name="account" label="学号 / 工号" icon="user" autoComplete="username" wrongBecause={sent === '' ? 'wrong' : undefined} />
          <Field name="secret" label="密码" icon="lock" visibility={shown} beside={eye} hint="至少 8 个字符。" autoComplete="off" />
          <Button type="submit">提交</Button>
        </Form>
        <p id="wrong">{sent || '请输入学号或工号。'}</p>
        <TextArea code={comments} label="意见" value={comment} onChange={setComment} maxLength={500} rows={3} />
      </div>
    </Show>
  );
}

/** An upload that goes nowhere: half of the file is sent, then the line is cut. */
export function Uploads({ code }: { code?: LateCode<UploadButtonProps> }) {
  return (
    <Show name="Upload">
      <Upload
        code={code}
        label="上传头像"
        types={['image/png', 'image/jpeg', 'image/webp']}
        typesInWords=" PNG、JPEG 或 WebP 图片"
        largest={2 * 1024 * 1024}
        send={async (_file, onProgress) => {
          onProgress(0.5);
          await new Promise((_resolve, reject) => setTimeout(() => reject(new Error('网络中断。')), 2_000));
        }}
      />
    </Show>
  );
}
