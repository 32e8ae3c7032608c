import { TopicSteps } from '../ui/topic-steps.tsx';
import { TopicCards } from './topic-cards.tsx';
import * as css from './topics-section.module.css';

/** 一件事: bundles of services for one matter, four to a row; the special one is as wide as two. */
export function TopicsSection() {
  return (
    <TopicCards title="一件事专题" most={(special) => (special ? 3 : 4)} css={css}>
      {({ id, summary, appCount }, special) => (
        <>
          <small>{summary}</small>
          <small>共 {appCount} 项</small>
          {special && <TopicSteps id={id} />}
        </>
      )}
    </TopicCards>
  );
}
