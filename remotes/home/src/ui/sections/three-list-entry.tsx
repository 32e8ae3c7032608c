import { AreaLink } from '@portico/area/react';
import { useQuery } from '@portico/client';
import type { ThreeListEntry as Entry } from '@portico/contracts';
import { Html, Skeleton, WhenLoaded } from '@portico/ui';
import { useState } from 'react';
import { threeLists } from '../../deferred-api.ts';
import * as css from './three-lists-section.module.css';

/** One entry; opened, it says its text, the rule that it rests on, and the way to the service that handles it. */
export function ThreeListEntry({ entry }: { entry: Entry }) {
  const [open, setOpen] = useState(false);
  return (
    <li>
      <details className={css.entry} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <span className={css.name}>{entry.name}</span>
          <small>{entry.deptName}</small>
        </summary>
        {open && <Text entry={entry} />}
      </details>
    </li>
  );
}

function Text({ entry: { id, code, basis, audience, appId } }: { entry: Entry }) {
  const query = useQuery(threeLists.detail.query({ id }));
  return (
    <div className={css.text}>
      <WhenLoaded query={query} what="清单事项" skeleton={<Skeleton rows={1} picture={false} />} empty={null}>
        {({ html }) => <Html className={css.prose} html={html} />}
      </WhenLoaded>
      <p className={css.facts}>
        编码 {code}
        {audience && `　对象 ${audience}`}
        {basis && `　依据 ${basis}`}
      </p>
      {appId && (
        <AreaLink to="service-hall/guide" params={{ id: appId }} className={css.guide}>
          办事指南
        </AreaLink>
      )}
    </div>
  );
}
