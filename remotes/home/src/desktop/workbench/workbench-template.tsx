import type { HomeBlock } from '@portico/contracts';
import { usePerson } from '@portico/session';
import { inColumns } from '../../model/places.ts';
import { PlacedBlock } from '../../ui/placed-block.tsx';
import { useBlocks } from '../../ui/use-blocks.ts';
import { SignInLine } from '../sign-in-line.tsx';
import { GreetingBand } from './greeting-band.tsx';
import * as css from './workbench-template.module.css';

/** Template 2, 工作台: a band that greets, then three columns of panels for daily work. */
export function WorkbenchTemplate() {
  const { isGuest } = usePerson();
  const { top, left, main, right, bottom } = inColumns(useBlocks().blocks);
  const columns = [left, main, right].filter((column) => column.length > 0);
  return (
    <div className={css.page} data-template="2" data-panels="">
      <GreetingBand />
      <div className={css.body}>
        {isGuest && <SignInLine text="登录后可查看待办、日程与个人数据，并打开业务系统。" />}
        <Panels blocks={top} />
        <div className={css.columns} data-left={left.length > 0 || undefined} data-right={right.length > 0 || undefined}>
          {columns.map((blocks) => (
            <div key={blocks[0]?.area} className={css.column}>
              <Panels blocks={blocks} />
            </div>
          ))}
        </div>
        <Panels blocks={bottom} />
      </div>
    </div>
  );
}

const Panels = ({ blocks }: { blocks: readonly HomeBlock[] }) =>
  blocks.map((block) => <PlacedBlock key={block.sign} block={block} className={css.panel} />);
