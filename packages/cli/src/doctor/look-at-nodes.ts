import type { Health } from '@portico/area/operator';

/** Allowed clock difference in seconds: sign-in codes and previews contain times. */
const maxAheadSeconds = 5;

/** Nodes report a new revision within seconds: retry if it is checked right after an activation. */
export async function settledHealth(ask: () => Promise<Health>, pause = 2_000): Promise<Health> {
  for (let attempt = 1; ; attempt += 1) {
    const health = await ask();
    if (attempt === 6 || health.nodes.every(({ revision }) => revision >= health.revision)) return health;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** Faults between the nodes. */
export function faultOfNodes({ nodes, revision }: Pick<Health, 'nodes' | 'revision'>): string | undefined {
  const shells = [...new Set(nodes.map(({ shell }) => shell))];
  if (shells.length > 1)
    return `${nodes.length} nodes serve ${shells.length} different shells (${shells.join(', ')}). Bring them to one version.`;
  const late = nodes.filter((node) => node.revision < revision);
  if (late.length > 0) return `${late.map(({ node }) => node).join(', ')} lags behind revision ${revision}. Restart it.`;
  return undefined;
}

/** Faults of clocks: a node's against the database's, and the portal's against this machine's (seconds). */
export function faultOfClocks({ nodes }: Pick<Health, 'nodes'>, portalAhead: number): string | undefined {
  const wrong = nodes.filter(({ ahead }) => Math.abs(ahead) > maxAheadSeconds);
  if (wrong.length > 0)
    return wrong
      .map(({ node, ahead }) => `node ${node} is ${Math.round(ahead)} s ahead of the database`)
      .join(', ')
      .concat('. Set its clock by NTP.');
  if (Math.abs(portalAhead) > maxAheadSeconds)
    return `the portal is ${Math.round(portalAhead)} s ahead of this machine. Set both clocks by NTP.`;
  return undefined;
}
