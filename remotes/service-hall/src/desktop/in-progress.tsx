import { AreaLink, PortalLink } from '@portico/area/react';
import { useQuery } from '@portico/client';
import { useModuleOpen, usePerson } from '@portico/session';
import { Icon, listDate, Tag } from '@portico/ui';
import { tasks } from '../api.ts';
import * as css from './side-card.module.css';

const shown = 3;

/** The person's open tasks and their state. Hidden without tasks or task center. */
export function InProgress({ title = '办理中', keyword }: { title?: string; keyword?: string }) {
  const { isGuest } = usePerson();
  const open = useModuleOpen('task-center');
  const query = useQuery({ ...tasks.list.query({ type: 'mine', keyword, pageSize: shown }), enabled: open && !isGuest });
  const { records = [], failedSources = [] } = query.data ?? {};
  if (records.length === 0) return null;
  return (
    <section className={css.card} aria-label={title}>
      <div className={css.head}>
        <h2>{title}</h2>
        <AreaLink to="task-center/list" query={{ tab: 'mine' }} className={css.more}>
          任务中心
          <Icon name="right" size={12} />
        </AreaLink>
      </div>
      <ul>
        {records.map(({ id, title: name, sourceCode, node, receiveTime, target }) => (
          <li key={id} className={css.task}>
            <PortalLink target={target} title={name}>
              {name}
            </PortalLink>
            {node && <Tag>{node}</Tag>}
            <span className={css.date}>{listDate(receiveTime)} 提交</span>
            <AreaLink
              to="task-center/list"
              query={{ tab: 'mine', item: `${sourceCode}:${id}` }}
              className={css.progress}
              aria-label={`查看进度：${name}`}
            >
              查看进度
            </AreaLink>
          </li>
        ))}
      </ul>
      {failedSources.length > 0 && <p className={css.note}>{failedSources.map(({ sourceName }) => sourceName).join('、')}暂时没有响应。</p>}
    </section>
  );
}
