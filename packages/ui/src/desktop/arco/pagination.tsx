import './base.ts';
import Pagination from '@arco-design/web-react/es/Pagination';
import '@arco-design/web-react/es/Input/style/index.css';
import '@arco-design/web-react/es/Pagination/style/index.css';
import { Link, useNavigate } from '@portico/area/react';
import { Icon } from '@portico/ui';
import type { ReactNode } from 'react';
import { pagesWithoutJumper } from '../controls/pages-shown.ts';
import type { PaginationProps } from '../controls/props.ts';
import './pagination.css';
import { Repaired, repairAttributes } from '../../late/repaired.tsx';

/** Arco's pager. Its entries are links, so that a page can be opened beside this one; the field leads to any page. */
export function ArcoPagination({ page, pageSize, total, addressOf }: PaginationProps) {
  const navigate = useNavigate();
  const last = Math.ceil(total / pageSize);
  /** Entries are links already: only the field's Enter leads on from here. */
  const jump = (wanted: number) => {
    if (document.activeElement?.closest('.arco-pagination-jumper')) void navigate(addressOf(wanted));
  };
  const entry = (number: number | undefined, kind: 'page' | 'more' | 'prev' | 'next', drawn: ReactNode) => {
    if (kind === 'page') return <PageLink number={number ?? 1} current={page} to={addressOf(number ?? 1)} />;
    if (kind === 'more') return <span aria-hidden="true">{drawn}</span>;
    return <StepLink kind={kind} to={kind === 'prev' ? page - 1 : page + 1} last={last} addressOf={addressOf} />;
  };
  return (
    <nav aria-label="分页">
      <Repaired repair={repairPager}>
        <Pagination
          current={page}
          pageSize={pageSize}
          total={total}
          bufferSize={1}
          showTotal={() => `共 ${total} 条`}
          showJumper={last > pagesWithoutJumper}
          itemRender={entry}
          onChange={jump}
        />
      </Repaired>
    </nav>
  );
}

function PageLink({ number, current, to }: { number: number; current: number; to: string }) {
  return (
    <Link to={to} aria-current={number === current ? 'page' : undefined} aria-label={`第 ${number} 页`}>
      {number}
    </Link>
  );
}

function StepLink({
  kind,
  to,
  last,
  addressOf,
}: {
  kind: 'prev' | 'next';
  to: number;
  last: number;
  addressOf: PaginationProps['addressOf'];
}) {
  const icon = <Icon name={kind === 'prev' ? 'left' : 'right'} size={14} />;
  if (to < 1 || to > last) return <span aria-hidden="true">{icon}</span>;
  return (
    <Link to={addressOf(to)} aria-label={kind === 'prev' ? '上一页' : '下一页'}>
      {icon}
    </Link>
  );
}

/** The links say everything; Arco's list items around them are no stops of their own. */
function repairPager(root: HTMLElement): void {
  for (const item of root.querySelectorAll('li'))
    repairAttributes(item, { tabindex: undefined, 'aria-label': undefined, 'aria-current': undefined });
  const field = root.querySelector('.arco-pagination-jumper input');
  if (field) repairAttributes(field, { 'aria-label': '前往第几页', inputmode: 'numeric' });
}
