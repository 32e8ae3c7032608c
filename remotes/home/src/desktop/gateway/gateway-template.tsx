import { usePerson } from '@portico/session';
import { Contained } from '@portico/ui';
import { inStrips } from '../../model/places.ts';
import type { OwnBlocks } from '../../ui/placed-block.tsx';
import { useBlocks } from '../../ui/use-blocks.ts';
import { ownBlocks } from '../own-blocks.ts';
import { SignInLine } from '../sign-in-line.tsx';
import { Strips } from '../strips.tsx';
import { TodayStrip } from '../today-strip.tsx';
import * as css from './gateway-template.module.css';
import { Hero } from './hero.tsx';
import { ServiceMatrix } from './service-matrix.tsx';
import { TopicsWall } from './topics-wall.tsx';

const own: OwnBlocks = { ...ownBlocks, 'home.topics': TopicsWall };

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
        {matrix && (
          <Contained title={matrix.name}>
            <ServiceMatrix settings={matrix.props} />
          </Contained>
        )}
        <div className={css.line}>
          {isGuest ? <SignInLine text="登录后可查看待办与个人数据，并办理带锁标记的事项。" /> : <TodayStrip guest={false} />}
        </div>
        <Strips strips={inStrips(rest)} own={own} />
      </div>
    </div>
  );
}
