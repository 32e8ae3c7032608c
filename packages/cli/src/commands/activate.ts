import { Command, InvalidArgumentError } from 'commander';
import { portalAddress } from '../registry/portal-address.ts';
import { registryClient } from '../registry/registry-client.ts';

interface Place {
  school?: string;
}
const placeName = ({ school }: Place) => (school === undefined ? 'everyone' : `school ${school}`);

export const activateCommand = new Command('activate')
  .description('Make a published build active, for everyone or for one school.')
  .argument('<area@build>', 'such as news@3f2a9c1b4d5e', readBuildName)
  .option('--school <fid>', 'only for this school')
  .action(async ({ area, buildId }: { area: string; buildId: string }, { school }: Place) => {
    const { revision } = await registryClient(portalAddress()).activate({ area, buildId, school });
    console.log(`${area}@${buildId} is active for ${placeName({ school })} (revision ${revision}).`);
  });

export const rollbackCommand = new Command('rollback')
  .description('Go back to the build that was active before.')
  .argument('<area>', 'such as news')
  .option('--school <fid>', 'only for this school')
  .action(async (area: string, { school }: Place) => {
    const { revision, buildId } = await registryClient(portalAddress()).activate({ area, rollback: true, school });
    const now =
      buildId === null ? `School ${school} follows everyone again` : `${area}@${buildId} is active for ${placeName({ school })} again`;
    console.log(`${now} (revision ${revision}).`);
  });

function readBuildName(text: string): { area: string; buildId: string } {
  const [, area, buildId] = /^([a-z][a-z0-9-]*)@([0-9a-f]{12})$/.exec(text) ?? [];
  if (!area || !buildId) throw new InvalidArgumentError('Name the build as AREA@BUILD, with the 12 digits that publish printed.');
  return { area, buildId };
}
