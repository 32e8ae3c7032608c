import type { Journey } from './journey.ts';
import { bell } from './journeys/bell.ts';
import { consoleJourney } from './journeys/console.ts';
import { frame } from './journeys/frame.ts';
import { infoCenter } from './journeys/info-center.ts';
import { live } from './journeys/live.ts';
import { news } from './journeys/news.ts';
import { offline } from './journeys/offline.ts';
import { personalCenter } from './journeys/personal-center.ts';
import { robot } from './journeys/robot.ts';
import { schedule } from './journeys/schedule.ts';
import { serviceHall } from './journeys/service-hall.ts';
import { session } from './journeys/session.ts';
import { shortPage } from './journeys/short-page.ts';
import { signInForms } from './journeys/sign-in-forms.ts';
import { swap, swapMeanwhile } from './journeys/swap.ts';
import { taskCenter } from './journeys/task-center.ts';
import { viewport } from './journeys/viewport.ts';

export const journeys: Record<string, Journey> = {
  'short page': shortPage,
  viewport,
  frame,
  'sign-in forms': signInForms,
  'service hall': serviceHall,
  news,
  'info center': infoCenter,
  'task center': taskCenter,
  schedule,
  'personal center': personalCenter,
  offline,
  console: consoleJourney,
  bell,
  robot,
  session,
  live,
  swap,
  'swap meanwhile': swapMeanwhile,
};
