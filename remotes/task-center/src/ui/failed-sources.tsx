import type { FailedSource } from '@portico/contracts';
import { Button, Icon } from '@portico/ui';
import * as css from './task-center.module.css';

/** Names the systems that did not answer; the tasks of the others stand below. */
export function FailedSources({ sources, onRetry, isBusy }: { sources: readonly FailedSource[]; onRetry: () => void; isBusy: boolean }) {
  if (sources.length === 0) return null;
  return (
    <div className={css.failed} role="status">
      <Icon name="warn" size={16} />
      <span>
        {sources.length} 个系统暂不可用：{sources.map(({ sourceName }) => sourceName).join('、')}
      </span>
      <Button kind="text" size="s" disabled={isBusy} onClick={onRetry}>
        {isBusy ? '正在重试' : '重试'}
      </Button>
    </div>
  );
}
