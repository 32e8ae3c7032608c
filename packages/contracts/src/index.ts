export { type AnswerPart, type AnswerWords, readAnswer } from './answer-text.ts';
export { type Approval, type ApprovalKind, approvalContract } from './approval.ts';
export { type AssistantAnswer, type AssistantConfig, assistantContract } from './assistant.ts';
export {
  authContract,
  type BindingItem,
  type BindKind,
  type HostInfo,
  type LoginResult,
  type SessionItem,
  type SignInEvent,
  type SignInMethod,
  type SignInRecord,
  type UserInfo,
} from './auth.ts';
export {
  type CalendarDay,
  type CalendarEvent,
  calendarContract,
  type EventRepeat,
  type EventScope,
  type EventText,
  type ReadCalendarEvent,
  type RestTime,
} from './calendar.ts';
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
export { answersTo, callKey, type PlainInput, queryOf } from './call-key.ts';
export {
  type CampusCard,
  type CampusPhone,
  type Classroom,
  campusContract,
  type DaySection,
  type OpeningHours,
  type SchoolDay,
} from './campus.ts';
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
export { codes, type Envelope, isNoPermission, serviceNotBound } from './envelope.ts';
export { evaluateContract } from './evaluate.ts';
export { type LiveData, type LiveName, liveNames, livePath, noticesChannel } from './live.ts';
export { type NewsArticle, type NewsCategory, type NewsConfig, type NewsItem, type NewsTopic, newsContract } from './news.ts';
export { type InfoItem, type Notice, type NoticeConfig, type NoticeDetail, type NoticeType, noticeContract } from './notice.ts';
export { type OaDocument, oaContract } from './oa.ts';
export {
  type DataLook,
  type FaultReport,
  type PersonAsset,
  type PersonData,
  type PersonDataType,
  type PersonInfo,
  personContract,
} from './person.ts';
export type { Progress, ProgressStep, SourceCount, SourceRow } from './progress.ts';
export { type QuickNavigationItem, quickNavigationContract } from './quick-navigation.ts';
export { type SearchHit, type SearchKind, type SearchRecord, searchContract } from './search.ts';
export { type Counted, type LabelType, type Recommendation, type ServiceQuery, type ServiceType, serviceContract } from './service.ts';
export { type BusinessSystem, type GuideBody, guideBody, type ServiceGuide, type ServiceItem } from './service-item.ts';
export type { FailedSource, FileRef, Flag, LinkTarget, Page, Terminal, UserType } from './shapes.ts';
export { type QrCodeScene, type QrCodeState, signInMethodContract } from './sign-in-method.ts';
export { type HomeStatistic, statisticContract } from './statistic.ts';
export { type Task, type TaskAct, type TaskType, taskContract } from './task.ts';
export { type Term, termContract } from './term.ts';
export { type ThreeListEntry, type ThreeListType, threeListContract } from './three-list.ts';
export { type TopicDetail, type TopicItem, topicContract } from './topic.ts';
export { type Filing, type MenuItem, type PageModuleStatus, type UnitConfig, type UrgentNotice, unitContract } from './unit.ts';
export { closingDays, largestAvatar, userContract } from './user.ts';
