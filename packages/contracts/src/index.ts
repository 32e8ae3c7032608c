export { authContract, type HostInfo, type LoginResult, type SessionItem, type UserInfo } from './auth.ts';
export {
  type Call,
  type Caller,
  type CallRoute,
  type Contract,
  contract,
  type InputOf,
  mayRetry,
  type OutputOf,
  type ParsedInputOf,
} from './call.ts';
export { callKey, type PlainInput, queryOf } from './call-key.ts';
export {
  type Banner,
  type BottomLinkGroup,
  type BottomMedium,
  type BusRoute,
  type ContentPiece,
  configContract,
  type GlobalConfig,
  type HomeBlock,
  type Intelligence,
  type ThemeItem,
  type Tool,
} from './config.ts';
export { type Course, curriculumContract } from './curriculum.ts';
export { codes, type Envelope, isNoPermission } from './envelope.ts';
export { type NewsArticle, type NewsCategory, type NewsConfig, type NewsItem, newsContract } from './news.ts';
export { type Notice, type NoticeType, noticeContract } from './notice.ts';
export { type PersonAsset, type PersonInfo, personContract } from './person.ts';
export { type QuickNavigationItem, quickNavigationContract } from './quick-navigation.ts';
export { type Counted, type LabelType, type Recommendation, type ServiceQuery, type ServiceType, serviceContract } from './service.ts';
export type { BusinessSystem, GuideBody, ServiceGuide, ServiceItem } from './service-item.ts';
export type { FileRef, Flag, LinkTarget, Page, Terminal, UserType } from './shapes.ts';
export { type HomeStatistic, statisticContract } from './statistic.ts';
export { type Task, type TaskType, taskContract } from './task.ts';
export { type Term, termContract } from './term.ts';
export { type TopicDetail, type TopicItem, topicContract } from './topic.ts';
export { type Filing, type MenuItem, type PageModuleStatus, type UnitConfig, unitContract } from './unit.ts';
