export type { PlanLine, SignInLine, SourceLine, UrgentLine } from './console.ts';
export type { EndpointCheck, EndpointState } from './endpoints.ts';
export { type ImportLine, type ImportReport, importCall } from './import-call.ts';
export { areaId, buildId } from './names.ts';
export {
  type AuditLine,
  audiences,
  backupCall,
  type HomePlace,
  homeAreas,
  type LogFault,
  type LogState,
  type ModuleState,
  type OperationLine,
  operationCalls,
  type PartnerCheck,
  type SchoolPartners,
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
export { grantRoles, type RoleLine } from './roles.ts';
export { type SchoolState, schoolLogins } from './schools.ts';
export { type OperatorToken, tokenRoles } from './tokens.ts';
