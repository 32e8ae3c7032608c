import SwipeAction from '@arco-design/mobile-react/esm/swipe-action';
import { useMemo } from 'react';
import type { SwipeActionProps } from '../controls/props.ts';
import { ArcoMobile } from './base.tsx';
import './swipe-action.css';

/** Arco's row with actions behind it, for touch only: screen readers and keyboards use the row's own buttons. */
export function ArcoSwipeAction({ actions, children }: SwipeActionProps) {
  const behind = useMemo(
    () =>
      actions.map(({ name, tone, onChoose }) => ({
        className: `arco-m-swipe-way-${tone}`,
        onClick: onChoose,
        children: (
          <span className="arco-m-swipe-way" aria-hidden="true">
            {name}
          </span>
        ),
      })),
    [actions],
  );
  return (
    <ArcoMobile>
      <SwipeAction rightActions={behind} closeOnTouchOutside>
        {children}
      </SwipeAction>
    </ArcoMobile>
  );
}
