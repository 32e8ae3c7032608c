import { usePerson } from '@portico/session';
import { inStrips } from '../../model/places.ts';
import { PlacedBlock } from '../../ui/placed-block.tsx';
import { useBlocks } from '../../ui/use-blocks.ts';
import { SignInLine } from '../sign-in-line.tsx';
import { Strips } from '../strips.tsx';
import { TodayStrip } from '../today-strip.tsx';
import * as css from './gateway-template.module.css';
import { Hero } from './hero.tsx';

/** Template 3, 门厅: a scene with the search in its middle, tasks by audience on its lower edge, then the school's blocks. */
export function GatewayTemplate() {
  const { isGuest } = usePerson();
  const { blocks } = useBlocks();
  const matrix = blocks.find(({ sign }) => sign === 'home.recommendations');
  const rest = blocks.filter((block) => block !== matrix);
  return (
    <div data-template="3">
      <Hero />
      <div className={css.body} data-matrix={matrix ? '' : undefined}>
        {matrix && <PlacedBlock block={matrix} />}
        <div className={css.line}>
          {isGuest ? <SignInLine text="登录后可查看待办与个人数据，并办理带锁标记的事项。" /> : <TodayStrip guest={false} />}
        </div>
        <Strips strips={inStrips(rest)} />
      </div>
    </div>
  );
}
