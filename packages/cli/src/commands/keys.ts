import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createAreaKey, revokeAreaKeys } from '@portico/area/keys';
import { registryCalls } from '@portico/area/operator';
import { Command } from 'commander';
import { Fault } from '../fault.ts';
import { askOperations } from '../operations-client.ts';
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

const addKey = new Command('add')
  .description('Accept a team’s public key, on all nodes.')
  .argument('<area>', 'such as news')
  .argument('<file>', 'AREA.pub, as the team hands it over')
  .action(async (area: string, file: string) => {
    const path = resolve(process.env.INIT_CWD ?? '.', file);
    if (!existsSync(path)) throw new Fault(`${path} does not exist.`);
    const body = { area, publicKey: readFileSync(path, 'utf8') };
    const { keyId } = await askOperations(portalAddress(), registryCalls.addKey, { body });
    console.log(keyId ? `Key ${keyId} may publish ${area}.` : `The key is known already.`);
  });

const revokeKey = new Command('revoke')
  .description('Accept nothing more that an area’s keys sign, on any node. Builds that are published stay.')
  .argument('<area>', 'such as news')
  .action(async (area: string) => {
    const { keyIds } = await askOperations(portalAddress(), registryCalls.revokeKeys, { body: { area } });
    // The private key here signs nothing that is accepted any more.
    const revoked = new Set([...keyIds, ...revokeAreaKeys(folder(), area)]);
    if (revoked.size === 0) throw new Fault(`${area} has no key.`);
    console.log(`Revoked: ${[...revoked].join(', ')}.`);
  });

export const keysCommand = new Command('keys')
  .description('The keys that may publish an area.')
  .addCommand(makeKey)
  .addCommand(addKey)
  .addCommand(revokeKey);
