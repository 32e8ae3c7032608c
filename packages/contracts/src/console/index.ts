export { type Act, actsContract, type ConsolePlan, type ConsoleRole, type Effects, plansContract } from './act.ts';
export { type AuditEntry, type AuditFilters, type AuditRow, auditContract, type ChainState } from './audit.ts';
export { type ConsoleGrant, grantsContract } from './grants.ts';
export { type ConsoleMe, type ConsoleRight, meContract } from './me.ts';
export { type ConsoleModule, type ModuleChange, modulesContract } from './modules.ts';
export { type Overview, type OverviewLine, overviewContract } from './overview.ts';
export { type ConsolePartner, type PartnerField, type PartnerSettings, type PartnerStep, partnersContract } from './partners.ts';
export { presenceContract } from './presence.ts';
export {
  type ReleaseArea,
  type ReleaseBuild,
  type ReleaseHealth,
  type ReleasePlace,
  type ReleaseRead,
  type ReleaseStep,
  releasesContract,
} from './releases.ts';
export { type SignInSettings, signInSettingsContract } from './sign-in.ts';
export { type ConsoleSource, sourcesContract } from './sources.ts';
export { type RunningUrgentNotice, urgentContract } from './urgent.ts';
