import { createHash } from 'node:crypto';
import type { PlannedArea } from '@portico/area';
import { Command } from 'commander';
import { Fault } from '../fault.ts';
import { type PortalAddress, portalAddress } from '../registry/portal-address.ts';
import { registryClient } from '../registry/registry-client.ts';

interface Finding {
  what: string;
  /** Undefined: all is well. */
  fault: string | undefined;
}

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
  const look = async (what: string, work: () => Promise<string | undefined>): Promise<Finding> => ({
    what,
    fault: await work().catch((error: Error) => error.message),
  });
  const reachable = await look(`${portal.url} answers and its database does`, async () => {
    const { status } = await fetch(`${portal.url}/readyz`).catch(() => ({ status: 0 }));
    return status === 200 ? undefined : status === 0 ? 'no answer. Is it started, and is PORTICO_URL right?' : `/readyz answers ${status}.`;
  });
  if (reachable.fault) return [reachable];
  const plan = await client.plan();
  return [
    reachable,
    await look('the operator’s token is accepted', async () => void (await client.list())),
    await look('areas are active', async () => (plan.areas.length > 0 ? undefined : 'none is. Publish and activate one.')),
    ...(await Promise.all(plan.areas.map((area) => look(`${area.area}@${area.buildId} is whole`, () => faultOfFiles(portal, area))))),
    await look('the page is written', async () => {
      const response = await fetch(`${portal.url}/`, { headers: { accept: 'text/html' } });
      return response.ok ? undefined : `/ answers ${response.status}.`;
    }),
  ];
}

async function faultOfFiles({ url }: PortalAddress, { base, files }: PlannedArea): Promise<string | undefined> {
  for (const [path, hash] of Object.entries(files)) {
    const response = await fetch(url + base + path);
    if (!response.ok) return `${path} answers ${response.status}. Publish the build again.`;
    const found = `sha384-${createHash('sha384')
      .update(Buffer.from(await response.arrayBuffer()))
      .digest('base64')}`;
    if (found !== hash) return `${path} differs from its hash. Something between registry and browser changes files.`;
  }
  return undefined;
}
