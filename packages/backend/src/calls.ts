import { consoleCalls } from './console/calls.ts';
import { approvalCalls } from './homepage/approval/calls.ts';
import { assistantCalls } from './homepage/assistant/calls.ts';
import { calendarCalls } from './homepage/calendar/calls.ts';
import { campusCalls } from './homepage/campus/calls.ts';
import { configCalls } from './homepage/config/calls.ts';
import { curriculumCalls } from './homepage/curriculum/calls.ts';
import { newsCalls } from './homepage/news/calls.ts';
import { noticeCalls } from './homepage/notice/calls.ts';
import { oaCalls } from './homepage/oa/calls.ts';
import { personCalls } from './homepage/person/calls.ts';
import { quickNavigationCalls } from './homepage/quick-navigation/calls.ts';
import { searchCalls } from './homepage/search/calls.ts';
import { serviceCalls } from './homepage/service/calls.ts';
import { evaluateCalls } from './homepage/service/evaluate-calls.ts';
import { statisticCalls } from './homepage/statistic/calls.ts';
import { taskCalls } from './homepage/task/calls.ts';
import { termCalls } from './homepage/term/calls.ts';
import { threeListCalls } from './homepage/three-list/calls.ts';
import { topicCalls } from './homepage/topic/calls.ts';
import { unitCalls } from './homepage/unit/calls.ts';
import type { ServedCall } from './kernel/api/serve.ts';
import { accountCalls } from './pedestal/account/calls.ts';
import { signInCalls } from './pedestal/sign-in/calls.ts';
import { signInMethodCalls } from './pedestal/sign-in/method-calls.ts';
import type { HandlerContext } from './services.ts';

/** Every call of the API with its handler. Add a new subject here. */
export function allCalls(context: HandlerContext): ServedCall[] {
  const subjects = [
    ...[signInCalls, signInMethodCalls, accountCalls],
    ...[unitCalls, configCalls, quickNavigationCalls, serviceCalls, topicCalls, newsCalls],
    ...[noticeCalls, statisticCalls, taskCalls, termCalls, curriculumCalls, personCalls],
    ...[searchCalls, threeListCalls, approvalCalls, oaCalls, calendarCalls, campusCalls, assistantCalls, evaluateCalls],
  ];
  return [...subjects.flatMap((calls) => calls(context)), ...consoleCalls(context)];
}
