export { leadsSomewhere, onDevice, pageAddress } from './address.ts';
export {
  type Endpoint,
  type EndpointMethod,
  endpointContract,
  endpointMethods,
  endpointPath,
  endpointTimeoutMs,
  type ServiceCall,
} from './endpoint.ts';
export type { BlockProps, BlocksOf, EntryPoint, PagesOf } from './entry-points.ts';
export { callsFor, type FirstCall, first, firstInput, type Onlooker } from './first-call.ts';
export { decideLink, type LinkDecision, type LinkTarget } from './link-target.ts';
export type { AreaManifest, Block, Device, Layout, MenuBadge, MenuPlace, Page, PageRoute } from './manifest.ts';
export { defineArea, portalContract } from './manifest.ts';
export { type Plan, type PlannedArea, pathsOf, type Release } from './plan.ts';
export { registryPaths } from './registry-paths.ts';
export { type SampleAnswer, sampleAnswer } from './sample-answers.ts';
export { shellName } from './shell-name.ts';
export {
  entryAddress,
  entryPaths,
  isPathOf,
  plainPaths,
  type ShellPath,
  shellPaths,
  signInCallbackPaths,
  withoutSlash,
} from './shell-path.ts';
