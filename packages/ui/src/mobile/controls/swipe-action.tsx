import { controlCodes } from '@portico/ui/mobile';
import { Late } from '../../late/late.tsx';
import type { SwipeActionProps } from './props.ts';
import * as css from './swipe-action.module.css';

/** A row that, drawn to the left, shows what can be done with it. */
export function SwipeAction(props: SwipeActionProps) {
  return <Late code={controlCodes.swipeAction} plain={PlainRow} props={props} className={css.row} />;
}

const PlainRow = ({ children }: SwipeActionProps) => children;
