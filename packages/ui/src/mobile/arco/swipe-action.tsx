import SwipeAction from '@arco-design/mobile-react/esm/swipe-action';
import { useMemo } from 'react';
import type { SwipeActionProps } from '../controls/props.ts';
import { ArcoMobile } from './base.tsx';
import './swipe-action.css';

/** Arco's row with ways behind it. They are for fingers only: whoever reads by ear or keyboard has the row's own buttons. */
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
