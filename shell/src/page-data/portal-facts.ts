import type { Plan } from '@portico/area';
import {
  authContract,
  type CallRoute,
  callKey,
  type HostInfo,
  type MenuItem,
  type PageModuleStatus,
  type UnitConfig,
  type UserInfo,
  unitContract,
} from '@portico/contracts';
import type { Person, School } from '@portico/session';
import type { ModuleState } from '../access/access.ts';
import { matchArea, openPlan } from './match.ts';
import { inOrder, ownEntries, signsOfPreview } from './own-entries.ts';

/** The shell's knowledge of visitor and school once the identity calls are answered. */
export interface PortalFacts {
  person: Person;
  school: School;
  /** How this host signs people in, and for how long. */
  host: Pick<HostInfo, 'loginType' | 'loginPath' | 'allowedMethods' | 'onLineMinute' | 'refreshMinute' | 'serverTime'>;
  openModules: ReadonlySet<string>;
  moduleState: (sign: string) => ModuleState;
  /** The maintenance text of a module. */
  maintenanceText: (sign: string) => string | undefined;
  /** Only what is open for this visitor. */
  plan: Plan;
  /** Everything that is published, open or not. */
  wholePlan: Plan;
  /** Every entry for this kind of person, including those that need signing in. */
  knownMenus: readonly MenuItem[];
  /** The entries that this visitor may open, whether or not their page is in the plan. */
  openMenus: readonly MenuItem[];
  /** The menu entries that have a target: the school's own, and the built-in ones whose page is in the plan. */
  menus: readonly MenuItem[];
}

const answerOf = <T>(answers: Record<string, unknown>, call: CallRoute): T | undefined =>
  answers[callKey(call, undefined)] as T | undefined;

/** Derives the facts from the answers in the page; throws if the school is unknown. */
export function portalFacts(answers: Record<string, unknown>, wholePlan: Plan): PortalFacts {
  const user = answerOf<UserInfo>(answers, authContract.userInfo);
  const host = answerOf<HostInfo>(answers, authContract.hostInfo);
  const unit = answerOf<UnitConfig>(answers, unitContract.getConfig);
  if (!user || !unit || !host) throw new Error('The page holds no person or no school.');
  const { modules, menus, openMenus: openOfSchool, ...school } = unit;
  const openModules = new Set([...openSigns(modules), ...signsOfPreview(wholePlan, modules)]);
  const plan = openPlan(wholePlan, openModules);
  const own = ownEntries(plan, menus);
  const isGuest = user.userType === 'GUEST';
  const knownMenus = inOrder([...menus, ...own]);
  const openMenus = inOrder([...openOfSchool, ...own.filter((menu) => !isGuest || menu.isLogin === 0)]);
  const inMaintenance = new Map(modules.filter((module) => module.maintenance === 1).map((module) => [module.sign, module.text]));
  return {
    person: { ...user, isGuest },
    school,
    host,
    openModules,
    moduleState: (sign) => (!openModules.has(sign) ? 'closed' : inMaintenance.has(sign) ? 'maintenance' : 'open'),
    maintenanceText: (sign) => inMaintenance.get(sign),
    plan,
    wholePlan,
    knownMenus,
    openMenus,
    menus: openMenus.filter((menu) => menu.isDefault === 0 || matchArea(plan, menu.path || menu.link)),
  };
}

function openSigns(modules: readonly PageModuleStatus[]): ReadonlySet<string> {
  return new Set(
    modules
      .filter((module) => module.open === 1)
      .flatMap((module) => [module.sign, ...module.children.filter((child) => child.open === 1).map((child) => child.sign)]),
  );
}
