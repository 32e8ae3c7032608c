import type { Journey } from './journey.ts';
import { bell } from './journeys/bell.ts';
import { frame } from './journeys/frame.ts';
import { live } from './journeys/live.ts';
import { robot } from './journeys/robot.ts';
import { serviceHall } from './journeys/service-hall.ts';
import { session } from './journeys/session.ts';
import { shortPage } from './journeys/short-page.ts';
import { signInForms } from './journeys/sign-in-forms.ts';
import { swap, swapMeanwhile } from './journeys/swap.ts';
import { viewport } from './journeys/viewport.ts';

export const journeys: Record<string, Journey> = {
  'short page': shortPage,
  viewport,
  frame,
  'sign-in forms': signInForms,
  'service hall': serviceHall,
  bell,
  robot,
  session,
  live,
  swap,
  'swap meanwhile': swapMeanwhile,
};
