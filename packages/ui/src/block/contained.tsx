import { Component, type ReactNode } from 'react';
import { FailedCard } from './notice-card.tsx';

/** One part of a page, kept to itself: when it throws while it renders, it alone becomes a card with a retry. */
export class Contained extends Component<
  { /** What the visitor knows the part by. */ title: string; onError?: (error: unknown) => void; children: ReactNode },
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
