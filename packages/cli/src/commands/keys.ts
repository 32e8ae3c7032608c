import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createAreaKey, revokeAreaKeys } from '@portico/area/keys';
import { Command } from 'commander';
import { Fault } from '../fault.ts';
import { portalAddress } from '../registry/portal-address.ts';

const folder = () => join(portalAddress().dataDirectory, 'keys');

const makeKey = new Command('new')
  .description('Make the key pair that signs an area’s builds: AREA.pem is the team’s secret, AREA.pub is for the registry.')
  .argument('<area>', 'such as news')
  .action((area: string) => {
    if (existsSync(join(folder(), `${area}.pem`)))
      throw new Fault(`${area} has a key already. Revoke it first: portico keys revoke ${area}.`);
    const id = createAreaKey(folder(), area);
    console.log(
      `Key ${id} for ${area}: ${join(folder(), `${area}.pem`)} signs, ${join(folder(), `${area}.pub`)} is what the registry accepts.`,
    );
  });

const revokeKey = new Command('revoke')
  .description('Accept nothing more that an area’s key signs. Builds that are published stay.')
  .argument('<area>', 'such as news')
  .action((area: string) => {
    const revoked = revokeAreaKeys(folder(), area);
    if (revoked.length === 0) throw new Fault(`${area} has no key in ${folder()}.`);
    console.log(`Revoked: ${revoked.join(', ')}.`);
  });

export const keysCommand = new Command('keys')
  .description('The keys that may publish an area, in the data directory.')
  .addCommand(makeKey)
  .addCommand(revokeKey);
