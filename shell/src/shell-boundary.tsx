import { FailedCard } from '@portico/ui';
import { Component, type ReactNode } from 'react';
import type { Failures } from './failures/failures.ts';

/** The outermost boundary: an error in the frame itself shows a sentence and a link, never an empty page. */
export class ShellBoundary extends Component<{ report: Failures['report']; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.report({ error, where: 'frame' });
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main className="failed-start" role="alert" data-error="service-error">
        <FailedCard title="页面没有显示出来" reason="请重新加载；如果一直如此，请联系管理员。" onRetry={() => location.reload()} />
      </main>
    );
  }
}
