import { TopicSteps } from '../../ui/topic-steps.tsx';
import { TopicCards } from '../topic-cards.tsx';
import * as css from './topics-wall.module.css';

/** 专题服务 under their pictures, three to a row. */
export function TopicsWall() {
  return (
    <TopicCards title="专题服务" most={() => 3} css={css}>
      {({ id, summary, appCount }, special) =>
        special ? (
          <TopicSteps id={id} />
        ) : (
          <small>
            {appCount} 项服务，{summary}
          </small>
        )
      }
    </TopicCards>
  );
}
