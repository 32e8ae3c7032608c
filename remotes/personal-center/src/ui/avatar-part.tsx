import { largestAvatar } from '@portico/contracts';
import { useChangePerson } from '@portico/session';
import { Button } from '@portico/ui';
import { type ChangeEvent, lazy, Suspense, useRef, useState } from 'react';
import { user } from '../api.ts';
import { faultOfPicture } from '../model/picture-file.ts';
import { Avatar } from './avatar.tsx';
import * as css from './avatar-part.module.css';
import { Panel } from './panel.tsx';

/** The library that crops comes with the first picture. */
const AvatarEditor = lazy(() =>
  import(/* webpackChunkName: "avatar-editor" */ './avatar-editor.tsx').then((editor) => ({ default: editor.AvatarEditor })),
);
const types = ['image/png', 'image/jpeg', 'image/webp'];

async function faultOf(file: File): Promise<string | undefined> {
  if (!types.includes(file.type)) return '请选择 PNG、JPEG 或 WebP 图片。';
  if (file.size === 0) return '这个文件是空的，请换一个。';
  if (file.size > largestAvatar) return '图片不能超过 2 MB，请换一张。';
  return faultOfPicture(new Uint8Array(await file.slice(0, 32).arrayBuffer()));
}

/** The picture, and how to change it: choose, crop, see it, upload. */
export function AvatarPart() {
  const input = useRef<HTMLInputElement>(null);
  const change = useChangePerson();
  const [file, setFile] = useState<File>();
  const [said, setSaid] = useState<{ fault?: string; done?: string }>({});
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    // Emptied, so that the same file may be chosen again.
    target.value = '';
    if (!chosen) return;
    const fault = await faultOf(chosen);
    setSaid({ ...(fault && { fault }) });
    setFile(fault ? undefined : chosen);
  };
  const upload = async (picture: File) => {
    const { avatar } = await user.uploadAvatar({ file: picture }, { quiet: true });
    setFile(undefined);
    setSaid({ done: '头像已更换。' });
    change({ avatar });
  };
  const end = (fault?: string) => {
    setFile(undefined);
    if (fault) setSaid({ fault });
  };
  return (
    <Panel title="头像">
      <div className={css.part}>
        <Avatar />
        <div className={css.words}>
          <input ref={input} type="file" hidden accept={types.join()} aria-label="选择头像图片" onChange={(event) => void choose(event)} />
          <Button aria-describedby="avatar-rule" onClick={() => input.current?.click()}>
            更换头像
          </Button>
          <p id="avatar-rule" className={css.rule}>
            支持 PNG、JPEG 和 WebP，不超过 2 MB，宽和高不超过 4096 像素。上传前可以裁剪。
          </p>
          <p role="status">{said.done}</p>
          <p role="alert" className={css.fault}>
            {said.fault}
          </p>
        </div>
      </div>
      {file && (
        <Suspense fallback={<p role="status">正在打开图片</p>}>
          <AvatarEditor file={file} onUpload={upload} onEnd={end} />
        </Suspense>
      )}
    </Panel>
  );
}
