import { createClient } from '@portico/client';
import {
  actsContract,
  auditContract,
  grantsContract,
  meContract,
  modulesContract,
  overviewContract,
  partnersContract,
  plansContract,
  presenceContract,
  releasesContract,
  signInSettingsContract,
  sourcesContract,
  urgentContract,
} from '@portico/contracts/console';

export const acts = createClient(actsContract);
export const audit = createClient(auditContract);
export const grants = createClient(grantsContract);
export const myConsole = createClient(meContract);
export const modules = createClient(modulesContract);
export const overview = createClient(overviewContract);
export const partners = createClient(partnersContract);
export const plans = createClient(plansContract);
export const presence = createClient(presenceContract);
export const releases = createClient(releasesContract);
export const signInSettings = createClient(signInSettingsContract);
export const sources = createClient(sourcesContract);
export const urgent = createClient(urgentContract);
