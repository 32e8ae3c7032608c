import { Component, type ReactNode } from 'react';
import { FailedCard } from './notice-card.tsx';

/** Isolates one part of a page: if it throws during rendering, only it becomes a card with a retry. */
export class Contained extends Component<
  { /** The part's name for the visitor. */ title: string; onError?: (error: unknown) => void; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <FailedCard title={`${this.props.title}暂时无法显示`} onRetry={() => this.setState({ failed: false })} />;
  }
}
