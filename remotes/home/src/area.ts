import { defineArea, first } from '@portico/area';
import {
  configContract,
  curriculumContract,
  noticeContract,
  personContract,
  serviceContract,
  statisticContract,
  taskContract,
  termContract,
  topicContract,
} from '@portico/contracts';
import { recentInput, recommendedInput, systemsInput, usualRecommendation } from './model/first-inputs.ts';

const workbench = { device: 'desktop', template: 2 } as const;
const gateway = { device: 'desktop', template: 3 } as const;

/** What the home page is to the portal. Its own blocks are arranged by the school like those of other areas. */
export const area = defineArea({
  id: 'home',
  title: '首页',
  contract: '^1',
  pages: {
    home: {
      title: '首页',
      desktop: { path: '/home' },
      mobile: { path: '/mobile/home', keepalive: true },
      calls: [
        first(configContract.homeConfig),
        first(configContract.banners),
        first(serviceContract.recommended, recommendedInput),
        first(topicContract.list),
        first(statisticContract.home),
        first(termContract.now),
        first(curriculumContract.day),
        first(taskContract.types),
        first(noticeContract.show),
        first(personContract.assets),
        // The first screens of the workbench and of the gateway.
        first(serviceContract.recentlyUsed, recentInput, workbench),
        first(serviceContract.businessSystems, systemsInput, workbench),
        first(personContract.work, { template: 2 }, workbench),
        first(serviceContract.recommendationsByType, { type: usualRecommendation }, gateway),
        first(serviceContract.types, {}, gateway),
        first(statisticContract.hotSearches, {}, gateway),
      ],
      blocks: ['info-center.notices', 'news.latest'],
    },
  },
});
