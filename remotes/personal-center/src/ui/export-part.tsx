import { Button } from '@portico/ui';
import { user } from '../api.ts';
import * as css from './panel.module.css';
import { Panel } from './panel.tsx';
import { Said } from './said.tsx';
import { useAct } from './use-act.ts';

/** Everything that the portal has of the person, as one file. */
export function ExportPart() {
  const { act, isBusy, done, fault } = useAct();
  const save = () =>
    act(async () => {
      const held = await user.export({}, { quiet: true });
      const address = URL.createObjectURL(new Blob([JSON.stringify(held, null, 2)], { type: 'application/json' }));
      const link = Object.assign(document.createElement('a'), { href: address, download: `个人数据-${held.exportTime.slice(0, 10)}.json` });
      link.click();
      URL.revokeObjectURL(address);
      return '个人数据已导出，请妥善保管文件。';
    });
  return (
    <Panel title="导出个人数据">
      <ul className={css.rows}>
        <li>
          <span className={css.text}>
            门户保存的全部个人数据
            <small>包括资料、收藏、使用记录、消息状态和登录记录，JSON 格式。</small>
          </span>
          <Button size="s" aria-disabled={isBusy || undefined} onClick={save}>
            {isBusy ? '正在导出' : '导出'}
          </Button>
        </li>
      </ul>
      <Said done={done} fault={fault} />
    </Panel>
  );
}
