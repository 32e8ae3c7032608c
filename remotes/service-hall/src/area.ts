import { defineArea, first } from '@portico/area';
import { searchContract } from '@portico/contracts';
import { hitsAPage } from './model/search-address.ts';

export const area = defineArea({
  id: 'service-hall',
  title: '服务大厅',
  contract: '^1',
  pages: {
    search: {
      title: '搜索',
      module: 'search',
      desktop: { path: '/search', secondary: true },
      mobile: { path: '/mobile/search', hideFooter: true, keepalive: true, disablePullRefresh: true },
      calls: [first(searchContract.search, { search: '?search', pageSize: hitsAPage })],
    },
  },
});
