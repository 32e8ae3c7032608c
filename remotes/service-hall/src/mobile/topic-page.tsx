import { pageAddress } from '@portico/area';
import { usePortal } from '@portico/area/react';
import type { TopicDetail } from '@portico/contracts';
import { Cover } from '@portico/ui';
import { sumOf, type TopicStep } from '../model/topics.ts';
import { Topic, TopicIntro } from '../ui/topic.tsx';
import { TopicNews } from '../ui/topic-news.tsx';
import { TopicSteps } from '../ui/topic-steps.tsx';
import { useCells } from '../ui/use-cells.tsx';
import { ServiceRow } from './service-row.tsx';
import * as css from './topic-page.module.css';

export function TopicPage() {
  const { plan, device } = usePortal();
  const hall = pageAddress(plan, device, { to: 'service-hall/list' }) ?? '/';
  return (
    <div className={css.page}>
      <Topic back={{ to: hall, name: '去服务大厅看看' }}>{(topic) => <Body topic={topic} />}</Topic>
    </div>
  );
}

function Body({ topic }: { topic: TopicDetail }) {
  const { cellOf, dialog, ...actions } = useCells();
  const list = ({ apps }: TopicStep) => (
    <ul>
      {apps.map((service) => (
        <ServiceRow key={service.appId} service={cellOf(service)} {...actions} />
      ))}
    </ul>
  );
  return (
    <>
      <div className={css.cover}>
        <Cover src={topic.cover} eager />
      </div>
      <header className={css.head}>
        <h1>{topic.name}</h1>
        <p>{[topic.summary, sumOf(topic)].filter(Boolean).join('　')}</p>
        <TopicIntro html={topic.html} />
      </header>
      <TopicSteps topic={topic} list={list} />
      <TopicNews news={topic.news} />
      {dialog}
    </>
  );
}
