import * as contracts from '@portico/contracts';
import {
  actsContract,
  auditContract,
  grantsContract,
  meContract,
  modulesContract,
  overviewContract,
  partnersContract,
  plansContract,
  releasesContract,
  signInSettingsContract,
  sourcesContract,
  urgentContract,
} from '@portico/contracts/console';

/** Every contract of the package, by its subject's name. */
export const allContracts: Record<string, contracts.Contract> = {
  ...Object.fromEntries(
    Object.entries(contracts)
      .filter(([name, value]) => name.endsWith('Contract') && typeof value === 'object')
      .map(([name, value]) => [name.replace(/Contract$/, ''), value as contracts.Contract]),
  ),
  console: meContract,
  consoleActs: actsContract,
  consolePlans: plansContract,
  consoleGrants: grantsContract,
  consoleReleases: releasesContract,
  consoleAudit: auditContract,
  consolePartners: partnersContract,
  consoleOverview: overviewContract,
  consoleModules: modulesContract,
  consoleSignIn: signInSettingsContract,
  consoleSources: sourcesContract,
  consoleUrgent: urgentContract,
};
