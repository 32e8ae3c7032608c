import { Button } from '@portico/ui';
import { useState } from 'react';
import * as css from '../../ui/console.module.css';
import * as own from './releases.module.css';

/** A preview's link and its code for one's own phone. */
export function PreviewLink({ link }: { link: string }) {
  const [said, setSaid] = useState('');
  const token = new URLSearchParams(link.split('?')[1]).get('preview') ?? '';
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(link, location.origin).href);
      setSaid('已复制');
    } catch {
      setSaid('浏览器不允许复制，请手动选中链接');
    }
  };
  return (
    <div className={own.preview}>
      <img src={`/qr/preview/${token}.svg`} width={160} height={160} alt="预览链接的二维码，用手机扫描打开" />
      <div>
        <p>用手机扫描，或把链接发给要看的人。7 天后失效，随时可以结束。</p>
        <p className={own.link}>{link}</p>
        <Button size="s" onClick={() => void copy()}>
          复制链接
        </Button>
        <span role="status" className={css.meta}>
          {said}
        </span>
      </div>
    </div>
  );
}
