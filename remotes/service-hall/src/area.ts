import { defineArea, first } from '@portico/area';
import { searchContract, serviceContract, statisticContract } from '@portico/contracts';
import { guide, recentSystems, systems, topic, topicList } from './model/first-calls.ts';
import { hottestShown, servicesAPage } from './model/hall-address.ts';
import { hitsAPage } from './model/search-address.ts';

export const area = defineArea({
  id: 'service-hall',
  title: '服务大厅',
  contract: '^1',
  pages: {
    list: {
      title: '服务大厅',
      desktop: { path: '/service-hall' },
      mobile: { path: '/mobile/work', keepalive: true },
      calls: [
        // Without the label: the call takes a list, an address contains text.
        first(serviceContract.services, {
          keyword: '?keyword',
          typeId: '?type',
          deptId: '?dept',
          userType: '?audience',
          handleType: '?way',
          initial: '?initial',
          sort: '?sort',
          pageNum: '?page',
          pageSize: servicesAPage,
        }),
        first(serviceContract.departments),
        first(serviceContract.types),
        first(serviceContract.labels),
        first(serviceContract.hot, { limit: hottestShown }, { device: 'desktop' }),
        first(statisticContract.hotSearches, {}, { device: 'desktop' }),
      ],
    },
    topics: {
      title: '专题服务',
      desktop: { path: ['/service-hall/special-services', '/home/special-services'], layout: 'pctpl2', secondary: true },
      calls: [topicList],
    },
    topic: {
      title: '专题',
      desktop: {
        path: ['/service-hall/special-services/details/:id', '/home/special-services/details/:id'],
        layout: 'pctpl2',
        secondary: true,
      },
      mobile: {
        path: '/mobile/topic-detail/:id',
        secondary: true,
        hideFooter: true,
        keepalive: true,
        disablePullRefresh: true,
      },
      calls: [topic, { ...topicList, device: 'desktop' }],
    },
    guide: {
      title: '办事指南',
      desktop: { path: '/service-hall/details/:id', secondary: true },
      mobile: {
        path: '/mobile/service-guide/:id',
        secondary: true,
        hideFooter: true,
        keepalive: true,
        disablePullRefresh: true,
      },
      calls: [guide],
    },
    systems: {
      title: '业务系统',
      module: 'business-system',
      menu: { icon: 'link', sort: 2 },
      desktop: { path: '/business-system' },
      calls: [systems, recentSystems],
    },
    search: {
      title: '搜索',
      module: 'search',
      desktop: { path: '/search', secondary: true },
      mobile: { path: '/mobile/search', hideFooter: true, keepalive: true, disablePullRefresh: true },
      calls: [first(searchContract.search, { search: '?search', pageSize: hitsAPage })],
    },
  },
});
