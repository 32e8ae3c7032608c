import { sampleAnswer } from '@portico/area';
import { actsContract, meContract, overviewContract } from '@portico/contracts/console';
import { act, me, overviewRead } from './sample-data.ts';

/** What `portico publish` renders the pages with. */
export const sampleAnswers = [
  sampleAnswer(meContract.me, me),
  sampleAnswer(actsContract.recent, [act]),
  sampleAnswer(overviewContract.read, overviewRead),
];
