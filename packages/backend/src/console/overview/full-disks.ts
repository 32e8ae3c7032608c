import type { OverviewLine } from '@portico/contracts/console';
import { writeTime } from '@portico/contracts/time';
import { readNodes } from '../../registry/build-health/nodes.ts';
import type { ConsoleContext } from '../context.ts';

/** Nodes whose data directory is nearly full, as their last heartbeat says. */
export async function fullDisks({ database }: ConsoleContext): Promise<OverviewLine[]> {
  return (await readNodes(database)).flatMap(({ node, facts: { name, disk } }) =>
    disk?.lowSince
      ? [
          {
            kind: 'storage' as const,
            fid: '',
            text: `节点 ${name || node.slice(0, 8)} 的数据目录只剩 ${disk.freeMb} MB`,
            since: writeTime(new Date(disk.lowSince)),
            affected: '写满后不能交付构建、上传文件和保存设置',
            button: '查看版本',
            to: '/console/releases',
          },
        ]
      : [],
  );
}
