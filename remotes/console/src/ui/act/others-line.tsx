import * as css from '../console.module.css';
import { useOthers } from './use-others.ts';

/** `何以宁 也在编辑`, while somebody else writes at the same object. */
export function OthersLine({ object, isWriting }: { object: string | undefined; isWriting: boolean }) {
  const others = useOthers(object, isWriting);
  return (
    <p role="status" className={css.others}>
      {others.length > 0 && `${others.join('、')} 也在编辑`}
    </p>
  );
}
