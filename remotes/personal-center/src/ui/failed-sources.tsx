import type { FailedSource } from '@portico/contracts';
import { Button, Icon } from '@portico/ui';
import * as css from './panel.module.css';

/** Systems that did not answer, with a retry; nothing where all did. */
export function FailedSources({ sources, isBusy, onRetry }: { sources: readonly FailedSource[]; isBusy: boolean; onRetry: () => void }) {
  if (sources.length === 0) return null;
  return (
    <p className={css.failed} role="status">
      <Icon name="warn" size={16} />
      {sources.length} 个系统暂不可用：{sources.map(({ sourceName }) => sourceName).join('、')}
      <Button kind="text" size="s" aria-disabled={isBusy || undefined} onClick={() => isBusy || onRetry()}>
        重试
      </Button>
    </p>
  );
}
