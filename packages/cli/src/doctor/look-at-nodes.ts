import type { Health, NodeState } from '@portico/area/operator';

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

/** Host and port, or the id of a node of an older version. */
const nameOf = ({ node, facts }: Pick<NodeState, 'node' | 'facts'>): string => facts.name || node;

/** Faults between the nodes: shell, revision, and the secrets that all must share. */
export function faultOfNodes({ nodes, revision }: Pick<Health, 'nodes' | 'revision'>): string | undefined {
  const faults: string[] = [];
  const shells = groups(nodes, ({ shell }) => shell);
  if (shells.size > 1) faults.push(`${shells.size} different shells are served (${listed(shells)}). Bring the nodes to one version.`);
  const late = nodes.filter((node) => node.revision < revision);
  if (late.length > 0) faults.push(`${late.map(nameOf).join(', ')} lags behind revision ${revision}. Restart it.`);
  for (const key of new Set(nodes.flatMap(({ facts }) => Object.keys(facts.keys)))) {
    const found = groups(
      nodes.filter(({ facts }) => facts.keys[key]),
      ({ facts }) => facts.keys[key] ?? '',
    );
    if (found.size > 1) faults.push(`the nodes differ in their ${key} (${listed(found)}). Give all of them the same.`);
  }
  return faults.join(' ') || undefined;
}

/** What nodes lack, or found damaged. */
export function faultOfNodeFiles({ nodes }: Pick<Health, 'nodes'>): string | undefined {
  const faults = nodes.flatMap((node) => [
    ...(node.facts.missing.length > 0 ? [`${nameOf(node)} lacks ${node.facts.missing.join(', ')}.`] : []),
    ...node.facts.damaged.map((fault) => `${nameOf(node)}: ${fault}.`),
  ]);
  return faults.length > 0 ? `${faults.join(' ')} Publish these builds again.` : undefined;
}

/** Faults of clocks: a node's against the database's, and the portal's against this machine's (seconds). */
export function faultOfClocks({ nodes }: Pick<Health, 'nodes'>, portalAhead: number): string | undefined {
  const wrong = nodes.filter(({ ahead }) => Math.abs(ahead) > maxAheadSeconds);
  if (wrong.length > 0)
    return wrong
      .map((node) => `node ${nameOf(node)} is ${described(node.ahead)} the database`)
      .join(', ')
      .concat('. Set its clock by NTP.');
  if (Math.abs(portalAhead) > maxAheadSeconds) return `the portal is ${described(portalAhead)} this machine. Set both clocks by NTP.`;
  return undefined;
}

const described = (seconds: number) => `${Math.abs(Math.round(seconds))} s ${seconds < 0 ? 'behind' : 'ahead of'}`;

const groups = (nodes: readonly NodeState[], by: (node: NodeState) => string) => Map.groupBy(nodes, by);
const listed = (found: ReadonlyMap<string, readonly NodeState[]>) =>
  [...found].map(([value, nodes]) => `${value}: ${nodes.map(nameOf).join(', ')}`).join('; ');
