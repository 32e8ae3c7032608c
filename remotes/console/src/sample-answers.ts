import { sampleAnswer } from '@portico/area';
import {
  actsContract,
  grantsContract,
  meContract,
  modulesContract,
  overviewContract,
  partnersContract,
  releasesContract,
  sourcesContract,
} from '@portico/contracts/console';
import { act, grant, me, module, overviewRead, partnerItems, releaseRead, sourceItem } from './sample-data.ts';

/** What `portico publish` renders the pages with. */
export const sampleAnswers = [
  sampleAnswer(meContract.me, me),
  sampleAnswer(actsContract.recent, [act]),
  sampleAnswer(overviewContract.read, overviewRead),
  sampleAnswer(modulesContract.list, {
    fid: '10001',
    modules: [
      module('home', '首页'),
      module('home.banner', '轮播'),
      module('task-center', '任务中心', { state: 'maintenance', text: '24:00 恢复' }),
    ],
  }),
  sampleAnswer(releasesContract.areas, {
    revision: 128,
    areas: [{ area: 'news', title: '新闻中心', everyone: '3f09ab71c2de', share: { buildId: '9b02d7f1a4c8', percent: 20 } }],
  }),
  sampleAnswer(releasesContract.read, releaseRead),
  sampleAnswer(grantsContract.list, {
    grants: [grant],
    mayGive: ['admin', 'editor', 'auditor'],
    departments: [{ id: '1000102001', name: '教务处' }],
  }),
  sampleAnswer(partnersContract.list, { fid: '10001', partners: partnerItems }),
  sampleAnswer(sourcesContract.list, { sources: [sourceItem] }),
];
