import { Command, InvalidArgumentError } from 'commander';
import { portalAddress } from '../registry/portal-address.ts';
import { registryClient } from '../registry/registry-client.ts';

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
  .action(async ({ area, buildId }: { area: string; buildId: string }, { force, ...place }: Place & { force?: true }) => {
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
  .action(async (area: string, asked: Place) => {
    const { revision, buildId, notice, ...place } = await registryClient(portalAddress()).activate({ area, rollback: true, ...asked });
    console.log(`${goneBack(area, buildId, place)} (revision ${revision}).`);
    if (notice) console.log(notice);
  });

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
