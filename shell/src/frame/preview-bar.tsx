import { usePortalFacts } from '../page-data/frame-facts.ts';
import * as css from './preview-bar.module.css';

/** Shown on every page while this browser sees a preview, so that nobody mistakes it for the public state. */
export function PreviewBar() {
  const { preview } = usePortalFacts().wholePlan;
  if (preview === undefined) return null;
  return (
    <aside aria-label="预览" className={css.bar}>
      <span className={css.name}>您正在预览「{preview}」</span>
      <a href="/?preview=">退出预览</a>
    </aside>
  );
}
