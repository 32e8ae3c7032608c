import type { TopicDetail } from '@portico/contracts';
import { Cover } from '@portico/ui';
import { ServiceTable } from '@portico/ui/desktop';
import { sumOf, type TopicStep } from '../model/topics.ts';
import { Topic, TopicIntro, useTopic } from '../ui/topic.tsx';
import { TopicNews } from '../ui/topic-news.tsx';
import { StepRail, TopicSteps } from '../ui/topic-steps.tsx';
import { useCells } from '../ui/use-cells.tsx';
import { useTopics } from '../ui/use-topics.ts';
import { SecondaryFrame, SideIndex } from './secondary-frame.tsx';
import * as css from './topic-page.module.css';

export function TopicPage() {
  const { query, belowHome, listAddress, addressOf } = useTopics();
  const { data } = useTopic();
  const list = { name: '专题服务', to: listAddress() };
  const entries = [
    { name: '全部专题', to: list.to, count: query.data?.records.length, here: false },
    ...(query.data?.records ?? []).map(({ id, name, appCount }) => ({ name, to: addressOf(id), count: appCount, here: id === data?.id })),
  ];
  return (
    <SecondaryFrame
      above={[belowHome ? { name: '首页', to: '/home' } : { name: '服务大厅', to: '/service-hall' }, list]}
      title={data?.name ?? '专题'}
      purpose={data?.summary ?? ''}
      index={<SideIndex label="全部专题" entries={entries} />}
    >
      <Topic back={{ to: list.to, name: '看全部专题' }}>{(topic) => <Body topic={topic} />}</Topic>
    </SecondaryFrame>
  );
}

function Body({ topic }: { topic: TopicDetail }) {
  const { cellOf, dialog, ...actions } = useCells();
  const list = ({ apps }: TopicStep) => <ServiceTable services={apps.map(cellOf)} {...actions} />;
  return (
    <div className={css.body}>
      <div className={css.hero}>
        <div className={css.cover}>
          <Cover src={topic.cover} eager />
        </div>
        <div className={css.words}>
          <p className={css.sum}>{sumOf(topic)}</p>
          <TopicIntro html={topic.html} />
          <StepRail topic={topic} />
        </div>
      </div>
      <div className={css.sheet}>
        <TopicSteps topic={topic} list={list} />
      </div>
      <TopicNews news={topic.news} />
      {dialog}
    </div>
  );
}
