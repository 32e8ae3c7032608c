import type { TopicDetail } from '@portico/contracts';
import { Empty } from '@portico/ui';
import type { ReactNode } from 'react';
import { stepsOf, type TopicStep } from '../model/topics.ts';
import { goTo } from './go-to.ts';
import * as css from './topic.module.css';

const anchorOf = (at: number) => `topic-step-${at + 1}`;

/** The steps at a glance, each a way to its place below. */
export function StepRail({ topic }: { topic: TopicDetail }) {
  const steps = stepsOf(topic);
  if (steps.length < 2) return null;
  return (
    <ol className={css.rail} aria-label="办理顺序">
      {steps.map(({ name, deptNames }, at) => (
        <li key={name}>
          <a href={`#${anchorOf(at)}`} onClick={(event) => goTo(event, anchorOf(at))}>
            {name}
          </a>
          <span title={deptNames.join('、')}>{deptNames.join('、')}</span>
        </li>
      ))}
    </ol>
  );
}

/** The steps across departments, in order; `list` renders the services of a step. */
export function TopicSteps({ topic, list }: { topic: TopicDetail; list: (step: TopicStep) => ReactNode }) {
  const steps = stepsOf(topic);
  if (steps.length === 0) return <Empty title="暂时没有可以办理的服务" reason="服务开放后会出现在这里。" />;
  return (
    <ol>
      {steps.map((step, at) => (
        <li key={`${step.name} ${step.no ?? at}`} className={css.step}>
          <h2 id={anchorOf(at)} tabIndex={-1}>
            {step.no !== undefined && (
              <span className={css.no}>
                <span className="visually-hidden">第 </span>
                {step.no}
                <span className="visually-hidden"> 步 </span>
              </span>
            )}
            {step.name}
            <small>{step.deptNames.join('、')}</small>
          </h2>
          {list(step)}
        </li>
      ))}
    </ol>
  );
}
