import type { School } from '../kernel/identity/schema.ts';

type Needed = 'fid' | 'host' | 'unitName' | 'filings' | 'contact';
type Settings = Pick<School, Needed> & Partial<Omit<School, Needed | 'revision' | 'disabled'>>;
export interface DemoSchool {
  settings: Settings;
  /** `#rrggbb` */
  color: string;
  kind: 'university' | 'government';
  /** Modules that this school has switched off. */
  off?: string[];
  /** Codes of task sources that don't answer. */
  failedSources?: string[];
  /** The module whose page is the first of the menu. */
  first?: string;
  /** Adds the school's own menu entries: one framed, one outside, one that needs login. */
  ownMenu?: boolean;
}

const university: Pick<Settings, 'filings' | 'contact'> = {
  filings: { owner: '清禾大学', organizer: '信息化办公室', icp: '清ICP备05012345号-1', police: '清公网安备 42010602000123 号' },
  contact: ['清州市云麓区明德路 1 号　邮编 430000', '服务热线 027-6800 1120（工作日 8:00—17:30）'],
};

export const demoSchools: readonly DemoSchool[] = [
  {
    settings: { fid: '10001', host: 'localhost', unitName: '清禾大学', template: 1, specialStyle: 0, ...university },
    color: '#007aff',
    kind: 'university',
    ownMenu: true,
  },
  {
    settings: {
      fid: '10002',
      host: 'workbench.localhost',
      unitName: '清禾职业技术学院',
      template: 2,
      bottomMediaStyle: 3,
      filings: { owner: '清禾职业技术学院', organizer: '网络信息中心', icp: '清ICP备08023456号-1', police: '清公网安备 42010602000124 号' },
      contact: ['清州市东湖区学院路 66 号　邮编 430010', '服务热线 027-6810 2200（工作日 8:00—17:30）'],
    },
    color: '#0f7b6c',
    kind: 'university',
    failedSources: ['finance'],
  },
  {
    settings: {
      fid: '10003',
      host: 'gateway.localhost',
      unitName: '青禾市政务服务中心',
      template: 3,
      specialStyle: 0,
      bottomMediaStyle: 2,
      filings: {
        owner: '青禾市人民政府',
        organizer: '青禾市政务服务和数据管理局',
        icp: '清ICP备12034567号-2',
        police: '清公网安备 42010602000125 号',
        siteCode: '4201000012',
      },
      contact: ['青禾市市民大道 88 号　邮编 431000', '政务服务热线 12345（每日 8:00—20:00）'],
    },
    color: '#b3212a',
    kind: 'government',
    off: ['schedule', 'task-center'],
  },
  {
    settings: { fid: '10004', host: 'cas.localhost', unitName: '清禾师范学院', loginType: 1, loginPath: '/cas-login', ...university },
    color: '#3d5a98',
    kind: 'university',
  },
  {
    settings: { fid: '10005', host: 'api.localhost', unitName: '清禾医学院', loginType: 2, loginPath: '/api-login', ...university },
    color: '#7a4fb5',
    kind: 'university',
  },
  {
    settings: { fid: '331906', host: 'personal.localhost', unitName: '清禾附属中学', ...university },
    color: '#c2571a',
    kind: 'university',
    first: 'personal-center',
  },
];
