import { defineArea, first } from '@portico/area';
import { newsContract } from '@portico/contracts';
import { blockInput, pageSize } from './model/listing.ts';

export const area = defineArea({
  id: 'example-area',
  title: '示例应用',
  contract: '^1',
  pages: {
    main: {
      title: '示例应用',
      menu: { icon: 'grid' },
      desktop: { path: '/example-area' },
      mobile: { path: '/mobile/example-area' },
      calls: [first(newsContract.list, { keyword: '?keyword', pageSize })],
    },
  },
  blocks: {
    'example-area.latest': {
      title: '示例应用',
      height: { desktop: 260, mobile: 220 },
      calls: [first(newsContract.list, blockInput)],
    },
  },
});
