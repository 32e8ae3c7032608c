import type { Plan } from '@portico/area';
import { type Health, type Listing, operationCalls } from '@portico/area/operator';
import { Command } from 'commander';
import { type Finding, look } from '../doctor/finding.ts';
import { faultOfAreas } from '../doctor/look-at-areas.ts';
import { faultOfFiles } from '../doctor/look-at-files.ts';
import { faultOfDocument, faultOfKeys } from '../doctor/look-at-keys.ts';
import { faultOfLog } from '../doctor/look-at-log.ts';
import { faultOfClocks, faultOfNodeFiles, faultOfNodes, settledHealth } from '../doctor/look-at-nodes.ts';
import { Fault } from '../fault.ts';
import { askOperations } from '../operations-client.ts';
import { type PortalAddress, portalAddress } from '../registry/portal-address.ts';
import { type RegistryClient, registryClient } from '../registry/registry-client.ts';
import { failuresOf } from '../registry/status-table.ts';

export const doctorCommand = new Command('doctor')
  .description('Look at a running portal from outside and say what is wrong with it.')
  .action(async () => {
    const findings = await examine(portalAddress());
    for (const { what, fault } of findings) console.log(`${fault ? '✗' : '✓'} ${what}${fault ? `: ${fault}` : ''}`);
    const wrong = findings.filter(({ fault }) => fault).length;
    if (wrong > 0) throw new Fault(`${wrong} of ${findings.length} looks found a fault.`);
  });

async function examine(portal: PortalAddress): Promise<Finding[]> {
  const client = registryClient(portal);
  let ahead = 0;
  const reachable = await look(`${portal.url} answers and its database does`, async () => {
    const asked = Date.now();
    const response = await fetch(`${portal.url}/readyz`).catch(() => undefined);
    if (!response) return 'no answer. Is it started, and is PORTICO_URL right?';
    // The header has whole seconds, and the answer was written between request and now.
    const said = Date.parse(response.headers.get('date') ?? '');
    if (said + 1_000 < asked) ahead = (said - asked) / 1_000;
    if (said > Date.now()) ahead = (said - Date.now()) / 1_000;
    return response.status === 200 ? undefined : `/readyz answers ${response.status}.`;
  });
  if (reachable.fault) return [reachable];
  const plan = await client.plan();
  let listing: Listing | undefined;
  const token = await look('the operator’s token is accepted', async () => {
    if (!portal.hasToken())
      return 'there is no token here: set PORTICO_TOKEN, or PORTICO_DATA to the portal’s data directory. What needs it was not looked at.';
    listing = await client.list();
    return undefined;
  });
  return [
    reachable,
    token,
    await look('areas are active', () => faultOfAreas(plan, listing)),
    ...(await Promise.all(plan.areas.map((area) => look(`${area.area}@${area.buildId} is whole`, () => faultOfFiles(portal, area))))),
    await look('the page is written', async () => {
      const response = await fetch(`${portal.url}/`, { headers: { accept: 'text/html' } });
      return response.ok ? undefined : `/ answers ${response.status}.`;
    }),
    ...(listing ? await withToken({ portal, client, plan, listing, ahead }) : []),
  ];
}

interface Known {
  portal: PortalAddress;
  client: RegistryClient;
  plan: Plan;
  listing: Listing;
  /** Seconds by which the portal is ahead of this machine. */
  ahead: number;
}

async function withToken({ portal, client, plan, listing, ahead }: Known): Promise<Finding[]> {
  let health: Health | undefined;
  const answered = await look('the portal tells its state', async () => {
    health = await settledHealth(client.health);
    return undefined;
  });
  return [
    await look('the registry is signed', async () => faultOfDocument(await client.document(), { ...portal, revision: plan.revision })),
    await look('all stored files are whole, the store’s too', async () => (await client.faults()).join('; ') || undefined),
    await look('the audit log is as it was written', async () => faultOfLog(await askOperations(portal, operationCalls.verifyLog))),
    await look('private keys are private', () => faultOfKeys(portal.dataDirectory)),
    ...(health ? await ofHealth(health, { listing, ahead }) : [answered]),
  ];
}

async function ofHealth(health: Health, { listing, ahead }: Pick<Known, 'listing' | 'ahead'>): Promise<Finding[]> {
  return [
    await look(`${health.nodes.length === 1 ? '1 node is' : `${health.nodes.length} nodes are`} alike`, () => faultOfNodes(health)),
    await look('every node has its files', () => faultOfNodeFiles(health)),
    await look('clocks agree', () => faultOfClocks(health, ahead)),
    await look('no build fails or was rolled back', () => failuresOf(listing, health).join(' ') || undefined),
  ];
}
