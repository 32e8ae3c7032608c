import { accountCalls } from './account/calls.ts';
import type { ServedCall } from './api/serve.ts';
import { approvalCalls } from './approval/calls.ts';
import { assistantCalls } from './assistant/calls.ts';
import { calendarCalls } from './calendar/calls.ts';
import { configCalls } from './config/calls.ts';
import { curriculumCalls } from './curriculum/calls.ts';
import { evaluateCalls } from './evaluate/calls.ts';
import { newsCalls } from './news/calls.ts';
import { noticeCalls } from './notice/calls.ts';
import { oaCalls } from './oa/calls.ts';
import { personCalls } from './person/calls.ts';
import { quickNavigationCalls } from './quick-navigation/calls.ts';
import { searchCalls } from './search/calls.ts';
import { serviceCalls } from './service/calls.ts';
import type { Workshop } from './services.ts';
import { signInCalls } from './sign-in/calls.ts';
import { signInMethodCalls } from './sign-in/method-calls.ts';
import { statisticCalls } from './statistic/calls.ts';
import { taskCalls } from './task/calls.ts';
import { termCalls } from './term/calls.ts';
import { threeListCalls } from './three-list/calls.ts';
import { topicCalls } from './topic/calls.ts';
import { unitCalls } from './unit/calls.ts';

/** Every call of the API with its handler. A new subject is added here. */
export function allCalls(workshop: Workshop): ServedCall[] {
  const subjects = [
    ...[signInCalls, signInMethodCalls, accountCalls],
    ...[unitCalls, configCalls, quickNavigationCalls, serviceCalls, topicCalls, newsCalls],
    ...[noticeCalls, statisticCalls, taskCalls, termCalls, curriculumCalls, personCalls],
    ...[searchCalls, threeListCalls, approvalCalls, oaCalls, calendarCalls, assistantCalls, evaluateCalls],
  ];
  return subjects.flatMap((calls) => calls(workshop));
}
