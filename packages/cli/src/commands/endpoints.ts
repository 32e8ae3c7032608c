import { type BodyOf, type EndpointCheck, type EndpointState, operationCalls } from '@portico/area/operator';
import { Command } from 'commander';
import { Fault } from '../fault.ts';
import { askOperations } from '../operations-client.ts';
import { portalAddress } from '../registry/portal-address.ts';

type Options = { school?: string };

const schoolOption = ['--school <fid>', 'only this school'] as const;
const schoolOf = (own: Command): string => {
  const { school } = own.optsWithGlobals<Options>();
  if (!school) throw new Fault('Which school? Add --school FID.');
  return school;
};

const bindEndpoint = new Command('bind')
  .description('Say where the service of an area is; the portal forwards requests there, with a signed identity.')
  .argument('<area>', 'such as library')
  .argument('<name>', 'an endpoint that the area declares, such as loans')
  .argument('<url>', 'the address that requests are forwarded to')
  .option('--school <fid>', 'for whose visitors')
  .action(async (area: string, name: string, url: string, _given: object, own: Command) =>
    change({ state: 'bound', area, name, url, school: schoolOf(own) }),
  );

const unbindEndpoint = new Command('unbind')
  .description('Forward nothing any more.')
  .argument('<area>', 'such as library')
  .argument('<name>', 'such as loans')
  .option('--school <fid>', 'for whose visitors')
  .action(async (area: string, name: string, _given: object, own: Command) =>
    change({ state: 'unbound', area, name, school: schoolOf(own) }),
  );

const checkEndpoints = new Command('check')
  .description('Try each endpoint as a guest, step by step, and name the step that fails. One forged identity is sent as well.')
  .option(...schoolOption)
  .action(async (_given: object, own: Command) => {
    const { school } = own.optsWithGlobals<Options>();
    const { checks } = await askOperations(portalAddress(), operationCalls.checkEndpoints, { query: { school } });
    for (const line of checkLines(checks)) console.log(line);
    const wrong = checks.filter(({ steps }) => steps.some(({ problem }) => problem !== undefined)).length;
    if (wrong > 0) throw new Fault(`${wrong} of ${checks.length} endpoints failed.`);
  });

export const endpointsCommand = new Command('endpoints')
  .description('The services that teams run for their areas, by school; bind and unbind change where they are, check tries them.')
  .option(...schoolOption)
  .action(async ({ school }: Options) => {
    const { endpoints } = await askOperations(portalAddress(), operationCalls.endpoints, { query: { school } });
    console.log(endpointTable(endpoints));
  })
  .addCommand(bindEndpoint)
  .addCommand(unbindEndpoint)
  .addCommand(checkEndpoints);

async function change(wish: BodyOf<typeof operationCalls.changeEndpoint>): Promise<void> {
  const { endpoints } = await askOperations(portalAddress(), operationCalls.changeEndpoint, { body: wish });
  console.log(endpointTable(endpoints));
}

/** One line for each endpoint: what it accepts, and where it is. */
export function endpointTable(endpoints: readonly EndpointState[]): string {
  if (endpoints.length === 0) return 'There are none.';
  const widest = Math.max(...endpoints.map(({ area, name }) => area.length + name.length + 1));
  return endpoints
    .map(({ fid, area, name, url, methods, timeoutMs }) =>
      [
        fid.padEnd(8),
        `${area}/${name}`.padEnd(widest + 2),
        url ?? 'not bound',
        methods.length > 0 ? `  ${methods.join(',')}` : '  not declared by an active build',
        timeoutMs === null ? '' : `  ${timeoutMs} ms`,
      ].join(''),
    )
    .join('\n');
}

/** One line for each step. */
export function checkLines(checks: readonly EndpointCheck[]): string[] {
  if (checks.length === 0) return ['There are none.'];
  return checks.flatMap(({ fid, area, name, steps }) =>
    steps.map(({ step, problem }) =>
      problem === undefined ? `✓ ${fid} ${area}/${name}: ${step}` : `✗ ${fid} ${area}/${name}: ${step}: ${problem}`,
    ),
  );
}
