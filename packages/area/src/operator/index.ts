export { areaId, buildId } from './names.ts';
export {
  type AuditLine,
  audiences,
  backupCall,
  type EndpointCheck,
  type EndpointState,
  grantRoles,
  type HomePlace,
  homeAreas,
  type ImportLine,
  type ImportReport,
  importCall,
  type ModuleState,
  type OperationLine,
  type OperatorToken,
  operationCalls,
  type PartnerCheck,
  type RoleLine,
  type SchoolPartners,
  type SchoolState,
  schoolLogins,
  tokenRoles,
} from './operations.ts';
export type { AnswerOf, BodyOf, OperatorCall, OperatorRefusal } from './operator-call.ts';
export type {
  Activation,
  BuildHealth,
  Collected,
  FailingBuild,
  Health,
  Listing,
  NodeFacts,
  NodeState,
  PublishedRelease,
  Step,
} from './registry-answers.ts';
export { type Activated, type DocumentAnswer, type PublishedBuild, registryCalls } from './registry-calls.ts';
