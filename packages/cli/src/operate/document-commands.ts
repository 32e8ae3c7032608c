import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspace } from '../workspace.ts';

/**
 * The commands of docs/operate.md that another test than operate.spec.ts runs, one text for each fence: ```sh NAME.
 */
export function documentCommands(name: string): string[] {
  const text = readFileSync(join(workspace, 'docs/operate.md'), 'utf8');
  const fences = [...text.matchAll(new RegExp(`^\`\`\`sh ${name}\\n(.*?)^\`\`\`$`, 'gms'))].map(([, fence = '']) => fence);
  if (fences.length === 0) throw new Error(`docs/operate.md has no commands named ${name}.`);
  return fences;
}
