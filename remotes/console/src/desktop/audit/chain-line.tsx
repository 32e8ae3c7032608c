import { useQuery } from '@portico/client';
import { audit } from '../../api.ts';
import { counted } from '../../model/words.ts';
import * as css from '../../ui/console.module.css';
import { Mark } from '../../ui/mark.tsx';
import { useConsole } from '../../ui/use-console.ts';

const rarely = 600_000;

/** Whether the log's chain is whole, and up to which row. */
export function ChainLine() {
  const { school } = useConsole();
  const { data, error } = useQuery({ ...audit.verify.query(school), staleTime: rarely });
  if (error) return '链式校验暂时读不到结果';
  if (!data) return '正在校验日志…';
  const time = data.time.slice(11, 16);
  if (data.ok)
    return (
      <>
        <Mark />
        链式校验完整，{time} 验至第 {counted(data.rows)} 行　任何人不能删除
      </>
    );
  return (
    <span role="alert" className={css.danger}>
      <Mark tone="danger" />
      日志与校验链不一致：第 {data.broken?.no} 行 {data.broken?.what}（{time}）
    </span>
  );
}
