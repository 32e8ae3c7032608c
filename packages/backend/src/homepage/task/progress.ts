import type { Progress, ProgressStep } from '@portico/contracts';
import { writeTime } from '@portico/contracts/time';
import type { RecordOf } from '../source/records.ts';

/** What every engine knows of an application, even one that sends no steps. */
export interface Application {
  steps: RecordOf<'tasks'>['steps'];
  submitter: string | undefined;
  submitTime: Date;
  state: Progress['state'];
  holder?: string | undefined;
  node?: string | undefined;
  dueTime?: Date | undefined;
  endTime?: Date | undefined;
}

const lastStep = { passed: '办结', rejected: '驳回', withdrawn: '撤回' } as const;

/** One time line, whichever engine runs the application; what a source does not say is left out. */
export function progressOf(application: Application, now: Date): Progress {
  const { state, steps } = application;
  const current = state === 'running' ? steps.find((step) => step.state === 'current') : undefined;
  const holder = current?.handler ?? application.holder;
  const node = current?.name ?? application.node;
  const due = current?.dueTime ?? application.dueTime;
  return {
    state,
    ...(state === 'running' && holder && { holder }),
    ...(state === 'running' && node && { node }),
    ...(state === 'running' && due && { dueTime: writeTime(due) }),
    overdue: state === 'running' && due !== undefined && due < now,
    steps: steps.length > 0 ? steps.map(written) : usualSteps({ ...application, holder, node, dueTime: due }),
  };
}

const written = ({ time, dueTime, handler, comment, ...step }: Application['steps'][number]): ProgressStep => ({
  ...step,
  ...(handler && { handler }),
  ...(comment && { comment }),
  ...(time && { time: writeTime(time) }),
  ...(dueTime && { dueTime: writeTime(dueTime) }),
});

/** Submitted, where it stands, and its end. */
function usualSteps({ submitter, submitTime, state, holder, node, dueTime, endTime }: Application): ProgressStep[] {
  const begun = written({ name: '提交申请', handler: submitter, time: submitTime, state: 'done' });
  if (state === 'running') {
    return [begun, written({ name: node ?? '办理', handler: holder, dueTime, state: 'current' }), { name: '办结', state: 'next' }];
  }
  return [begun, written({ name: lastStep[state], time: endTime, state: state === 'passed' ? 'done' : 'stopped' })];
}
