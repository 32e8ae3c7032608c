import { pageAddress } from '@portico/area';
import { useNavigate, usePortal, useSearchParams } from '@portico/area/react';
import { Empty, Icon, SkeletonLine, WhenLoaded } from '@portico/ui';
import { useState } from 'react';
import { wordsOf } from '../model/search-address.ts';
import { accessOf, groupsOf, systemsNamed } from '../model/systems.ts';
import { useOpening } from '../ui/use-opening.tsx';
import { useSystems } from '../ui/use-systems.ts';
import * as below from './ground.module.css';
import { SystemGroup } from './system-group.tsx';
import { SystemsAside } from './systems-aside.tsx';
import * as css from './systems-page.module.css';

export function SystemsPage() {
  const { query, systems, recent, unread } = useSystems();
  const [address] = useSearchParams();
  const [text, setText] = useState(wordsOf(address.get('keyword') ?? ''));
  const { dialog, ...actions } = useOpening();
  const found = systemsNamed(systems, text);
  const open = systems.filter((system) => accessOf(system) !== 'apply').length;
  return (
    <div className={below.ground}>
      <div className={css.page}>
        <div className={css.top}>
          <div>
            <h1>业务系统</h1>
            <p role="status">{query.data && (text ? `找到 ${found.length} 个系统` : `单点登录，${open} 个系统对您开放`)}</p>
          </div>
          <Field text={text} onText={setText} />
        </div>
        <div className={css.columns}>
          <WhenLoaded
            query={query}
            what="业务系统"
            skeleton={<Waiting />}
            isEmpty={({ records }) => records.length === 0}
            empty={<Empty title="暂时没有对您开放的系统" reason="开放的系统会出现在这里。" />}
          >
            {() => (
              <div className={css.sheet}>
                {!text && recent.length > 0 && <SystemGroup name="最近使用" systems={recent} unread={unread} {...actions} />}
                {groupsOf(found).map((group) => (
                  <SystemGroup key={group.name} {...group} unread={unread} {...actions} />
                ))}
                {found.length === 0 && <Empty title={`没有找到与“${text}”相关的系统`} reason="可以换个词，或用拼音首字母。" />}
              </div>
            )}
          </WhenLoaded>
          <SystemsAside systems={systems} />
        </div>
        {dialog}
      </div>
    </div>
  );
}

/** Filters the page at once; the address follows on submit, so that a link restores it. */
function Field({ text, onText }: { text: string; onText: (text: string) => void }) {
  const { plan, device } = usePortal();
  const navigate = useNavigate();
  const keep = () =>
    void navigate(pageAddress(plan, device, { to: 'service-hall/systems', query: { keyword: text } }) ?? '', { replace: true });
  return (
    // biome-ignore lint/a11y/useSemanticElements: kernels that schools still use do not know <search>
    <form
      role="search"
      className={css.field}
      onSubmit={(event) => {
        event.preventDefault();
        keep();
      }}
    >
      <Icon name="search" size={16} />
      <input
        type="search"
        aria-label="输入系统名称或拼音首字母"
        placeholder="输入系统名称或拼音首字母"
        maxLength={100}
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
    </form>
  );
}

function Waiting() {
  return (
    <div className={css.sheet} aria-hidden="true">
      <SkeletonLine height={320} />
      <SkeletonLine height={240} />
    </div>
  );
}
