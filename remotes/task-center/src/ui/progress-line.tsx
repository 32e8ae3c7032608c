import type { Progress, ProgressStep } from '@portico/contracts';
import { showTime } from '@portico/contracts/shown-time';
import { fullTime } from '@portico/ui';
import * as css from './progress-line.module.css';

const stateWords = { running: '办理中', passed: '已办结', rejected: '已驳回', withdrawn: '已撤回' };
const stepWords: Record<ProgressStep['state'], string> = { done: '已完成', current: '正在办理', next: '未开始', stopped: '已终止' };

/** One time line, whichever engine runs the application: who has it now, until when, and what was before. */
export function ProgressLine({ progress }: { progress: Progress }) {
  const { state, holder, node, dueTime, overdue, steps } = progress;
  return (
    <>
      <p className={css.now}>
        {state === 'running'
          ? `当前${holder ? `由 ${holder} 办理` : '正在办理'}${node && node !== holder ? `，环节“${node}”` : ''}`
          : stateWords[state]}
        {dueTime && `，${fullTime(dueTime)} 前办结`}
        {overdue && <strong className={css.overdue}>　已逾期</strong>}
      </p>
      <ol>
        {steps.map((step, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an engine may send a step twice, and the order says which is which
          <li key={at} className={css.step} data-state={step.state} aria-current={step.state === 'current' ? 'step' : undefined}>
            <b>
              {step.handler && `${step.handler}　`}
              {step.name}
            </b>
            <span className="visually-hidden">{stepWords[step.state]}</span>
            <span className={css.words}>
              {[step.time && showTime(step.time, 'MM-DD HH:mm'), step.state === 'current' && '等待处理', step.comment]
                .filter(Boolean)
                .join('　')}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
