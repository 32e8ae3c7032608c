import { Link, useSearchParams } from '@portico/area/react';
import type { TopicItem } from '@portico/contracts';
import { useSchool } from '@portico/session';
import { Cover, Empty, SkeletonLine, Tag, WhenLoaded } from '@portico/ui';
import { crowdsOf, topicsFor } from '../model/topics.ts';
import { useTopics } from '../ui/use-topics.ts';
import { SecondaryFrame, SideIndex } from './secondary-frame.tsx';
import * as css from './topics-page.module.css';

const purpose = '把一件事涉及的部门、材料和步骤放在一起';

export function TopicsPage() {
  const [address] = useSearchParams();
  const { query, belowHome, listAddress, addressOf } = useTopics();
  const all = query.data?.records ?? [];
  const { chosen, shown } = topicsFor(all, address.get('type') ?? undefined);
  const entries = [
    { name: '全部专题', to: listAddress(), count: query.data && all.length, here: chosen === undefined },
    ...crowdsOf(all).map(({ name, count }) => ({ name, count, to: listAddress(name), here: name === chosen })),
  ];
  return (
    <SecondaryFrame
      above={[belowHome ? { name: '首页', to: '/home' } : { name: '服务大厅', to: '/service-hall' }]}
      title="专题服务"
      purpose={purpose}
      index={<SideIndex label="专题对象" entries={entries} />}
    >
      <WhenLoaded
        query={query}
        what="专题"
        skeleton={<Waiting />}
        isEmpty={({ records }) => records.length === 0}
        empty={<Empty title="暂时没有专题" reason="学校发布的专题会出现在这里。" />}
      >
        {() => <TopicCards topics={shown} addressOf={addressOf} />}
      </WhenLoaded>
    </SecondaryFrame>
  );
}

function TopicCards({ topics, addressOf }: { topics: readonly TopicItem[]; addressOf: (id: string) => string }) {
  // specialStyle: the first topic is drawn wide, with its steps.
  const wide = useSchool().specialStyle === 1 ? topics[0] : undefined;
  return (
    <ul className={css.cards}>
      {topics.map((topic) => (
        <li key={topic.id} data-wide={topic === wide || undefined}>
          <Link to={addressOf(topic.id)} className={css.card}>
            <span className={css.cover}>
              <Cover src={topic.cover} eager={topic === wide} />
            </span>
            <span className={css.words}>
              <b title={topic.name}>{topic.name}</b>
              <span className={css.meta}>{`${topic.appCount} 项服务，${topic.summary}`}</span>
              {topic === wide ? <WideSteps topic={topic} /> : <StepTags topic={topic} />}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const stepsShown = 4;

function WideSteps({ topic: { steps = [] } }: { topic: TopicItem }) {
  return (
    <span className={css.steps}>
      {steps.slice(0, stepsShown).map(({ name, deptNames }) => (
        <span key={name}>
          <strong>{name}</strong>
          <span className={css.meta}>{deptNames.join('、')}</span>
        </span>
      ))}
    </span>
  );
}

function StepTags({ topic: { steps = [] } }: { topic: TopicItem }) {
  return (
    <span className={css.tags}>
      {steps.slice(0, stepsShown).map(({ name }) => (
        <Tag key={name} tone="neutral">
          {name}
        </Tag>
      ))}
    </span>
  );
}

function Waiting() {
  return (
    <div className={css.cards} aria-hidden="true">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((each) => (
        <SkeletonLine key={each} height={283} />
      ))}
    </div>
  );
}
