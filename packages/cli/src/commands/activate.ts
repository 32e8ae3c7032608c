import { type BodyOf, operationCalls } from '@portico/area/operator';
import { Command, InvalidArgumentError } from 'commander';
import { Fault } from '../fault.ts';
import { askOperations } from '../operations-client.ts';
import { portalAddress } from '../registry/portal-address.ts';
import { registryClient } from '../registry/registry-client.ts';
import { planTable } from './plans.ts';

interface Place {
  school?: string | undefined;
  /** Percent. */
  share?: number | undefined;
  preview?: string | undefined;
}
const placeName = ({ school, share, preview }: Place) => {
  if (preview !== undefined) return `the preview ${preview}`;
  if (school !== undefined) return `school ${school}`;
  return share === undefined ? 'everyone' : `${share}% of visitors`;
};

export const activateCommand = new Command('activate')
  .description('Make a published build active: for everyone, or only for a school, a rollout of visitors, or those who have a link.')
  .argument('<area@build>', 'such as news@3f2a9c1b4d5e', readBuildName)
  .option('--school <fid>', 'only for this school')
  .option('--share <percent>', 'only for so many visitors, 10%; who has it keeps it while the rollout grows', readShare)
  .option('--preview <name>', 'only for browsers that open the link that is printed; it ends after a week')
  .option('--force', 'for everyone, whatever the portal found before: it does not roll this build back; the history says so')
  .option('--at <time>', 'not now but then, such as "2026-11-24 09:00"; portico plans lists it')
  .action(async ({ area, buildId }: { area: string; buildId: string }, { force, at, ...place }: Place & { force?: true; at?: string }) => {
    if (at !== undefined) return planRelease({ area, buildId, ...withoutPreview(place), due: at }, force);
    const portal = portalAddress();
    const { revision, link, notice } = await registryClient(portal).activate({ area, buildId, ...place, force });
    console.log(`${area}@${buildId} is active for ${placeName(place)} (revision ${revision}).`);
    if (notice) console.log(notice);
    if (link) console.log(`Open it here, and leave it with ${portal.url}/?preview=\n${portal.url}${link}`);
  });

export const rollbackCommand = new Command('rollback')
  .description('Go back to what was active before: ends a rollout that is running, else brings back the build of before.')
  .argument('<area>', 'such as news')
  .option('--school <fid>', 'only for this school')
  .option('--preview <name>', 'end this preview')
  .option('--at <time>', 'not now but then, such as "2026-11-24 09:00"; portico plans lists it')
  .action(async (area: string, { at, ...asked }: Place & { at?: string }) => {
    if (at !== undefined) return planRelease({ area, ...withoutPreview(asked), due: at });
    const { revision, buildId, notice, ...place } = await registryClient(portalAddress()).activate({ area, rollback: true, ...asked });
    console.log(`${goneBack(area, buildId, place)} (revision ${revision}).`);
    if (notice) console.log(notice);
  });

async function planRelease(body: BodyOf<typeof operationCalls.planRelease>, force?: true): Promise<void> {
  if (force) throw new Fault('--force is for an activation now.');
  const { plans } = await askOperations(portalAddress(), operationCalls.planRelease, { body });
  console.log(planTable(plans));
}

function withoutPreview({ preview, ...place }: Place): Pick<Place, 'school' | 'share'> {
  if (preview !== undefined) throw new Fault('A preview begins at once: without --at.');
  return place;
}

function goneBack(area: string, buildId: string | null, place: Place): string {
  if (buildId !== null) return `${area}@${buildId} is active for ${placeName(place)} again`;
  if (place.preview !== undefined) return `The preview ${place.preview} of ${area} is over`;
  if (place.share !== undefined) return `The share of ${place.share}% of ${area} is over: all visitors have everyone’s build again`;
  return `School ${place.school} follows everyone again`;
}

function readBuildName(text: string): { area: string; buildId: string } {
  const [, area, buildId] = /^([a-z][a-z0-9-]*)@([0-9a-f]{12})$/.exec(text) ?? [];
  if (!area || !buildId) throw new InvalidArgumentError('Name the build as AREA@BUILD, with the 12 digits that publish printed.');
  return { area, buildId };
}

function readShare(text: string): number {
  const percent = Number(/^(\d{1,2})%?$/.exec(text)?.[1]);
  if (!(percent >= 1)) throw new InvalidArgumentError('Name the rollout in whole percent, 1% to 99%.');
  return percent;
}
