import { useUnsavedWork } from '@portico/area/react';
import type { PortalError } from '@portico/client';
import { Button } from '@portico/ui';
import { Dialog, DialogWays } from '@portico/ui/dialog';
import { useEffect, useRef, useState } from 'react';
import { type PercentCrop, ReactCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { largestSide, tooLarge } from '../model/picture-file.ts';
import * as css from './avatar-editor.module.css';
import { drawCrop, firstCrop } from './draw-crop.ts';

const unreadable = '图片已损坏或无法识别，请换一张。';

/** Crops the picture to a square, shows what becomes of it, and uploads it. */
export function AvatarEditor({
  file,
  onUpload,
  onEnd,
}: {
  file: File;
  onUpload: (picture: File) => Promise<void>;
  onEnd: (fault?: string) => void;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const preview = useRef<HTMLCanvasElement>(null);
  const end = useRef(onEnd);
  end.current = onEnd;
  const [picture, setPicture] = useState<ImageBitmap>();
  const [crop, setCrop] = useState<PercentCrop>();
  const [state, setState] = useState<{ isBusy?: boolean; fault?: string }>({});
  useUnsavedWork(true);

  useEffect(() => {
    let left = false;
    createImageBitmap(file).then(
      (bitmap) => {
        if (left) return bitmap.close();
        if (Math.max(bitmap.width, bitmap.height) > largestSide) return end.current(tooLarge);
        setPicture(bitmap);
        setCrop(firstCrop(bitmap));
      },
      () => left || end.current(unreadable),
    );
    return () => {
      left = true;
    };
  }, [file]);

  useEffect(() => {
    const shown = canvas.current;
    if (!shown || !picture) return;
    shown.width = picture.width;
    shown.height = picture.height;
    shown.getContext('2d')?.drawImage(picture, 0, 0);
  }, [picture]);

  useEffect(() => {
    if (preview.current && picture && crop) drawCrop(preview.current, picture, crop);
  }, [picture, crop]);

  const upload = async () => {
    if (!preview.current || state.isBusy) return;
    setState({ isBusy: true });
    try {
      const blob = await new Promise<Blob | null>((resolve) => preview.current?.toBlob(resolve, 'image/png'));
      if (!blob) throw new Error(unreadable);
      await onUpload(new File([blob], 'avatar.png', { type: 'image/png' }));
    } catch (error) {
      setState({ fault: `没有上传成功。${(error as PortalError).message}` });
    }
  };

  return (
    <Dialog title="裁剪头像" onCancel={() => onEnd()}>
      <div className={css.editor}>
        <ReactCrop
          crop={crop}
          aspect={1}
          circularCrop
          keepSelection
          minWidth={32}
          className={css.crop}
          ariaLabels={{
            cropArea: '用方向键移动裁剪框',
            nwDragHandle: '用方向键调整左上角',
            nDragHandle: '用方向键调整上边',
            neDragHandle: '用方向键调整右上角',
            eDragHandle: '用方向键调整右边',
            seDragHandle: '用方向键调整右下角',
            sDragHandle: '用方向键调整下边',
            swDragHandle: '用方向键调整左下角',
            wDragHandle: '用方向键调整左边',
          }}
          onChange={(_pixels, percent) => setCrop(percent)}
        >
          <canvas ref={canvas} className={css.picture} aria-label="选择的图片" role="img" />
        </ReactCrop>
        <figure className={css.result}>
          <canvas ref={preview} width={256} height={256} aria-label="头像预览" role="img" />
          <figcaption>预览</figcaption>
        </figure>
      </div>
      <p role="alert" className={css.fault}>
        {state.fault}
      </p>
      <DialogWays>
        <Button onClick={() => onEnd()}>取消</Button>
        <Button kind="primary" aria-disabled={state.isBusy || !crop || undefined} onClick={() => void upload()}>
          {state.isBusy ? '正在上传' : '使用这张头像'}
        </Button>
      </DialogWays>
    </Dialog>
  );
}
