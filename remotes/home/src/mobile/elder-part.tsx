import { Contained } from '@portico/ui';
import { LaterSection } from '../ui/later-section.tsx';
import * as css from './elder-part.module.css';

const none = {};

/**
 * A part that only 大字版 shows. It is hidden by style, for the server does not know who wants large letters, and its
 * code comes when it is seen.
 */
export function ElderPart({ sign, height }: { sign: `elder.${string}`; height: number }) {
  return (
    <div className={css.part}>
      <Contained title="大字版">
        <LaterSection sign={sign} settings={none} height={height} />
      </Contained>
    </div>
  );
}
