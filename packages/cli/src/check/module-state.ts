import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { workspace } from '../workspace.ts';
import { trackedFiles } from './tracked-files.ts';

/** A node of the parser's tree; its own types define a hundred kinds. */
interface Node {
  type: string;
  [part: string]: unknown;
}

const collections = new Set(['Map', 'Set']);
const mutators = new Set(['push', 'pop', 'shift', 'unshift', 'splice', 'sort', 'reverse', 'fill', 'set', 'add', 'delete', 'clear']);

/** Only the shell's own source: state of the robot's window or of a test is allowed. */
const isShellSource = (file: string) => /^shell\/src\/.+\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file);

/** Problems about shell modules with state: it would outlive its owner and is not passed explicitly. */
export async function shellModuleState(): Promise<string[]> {
  const files = (await trackedFiles()).filter(isShellSource);
  const found = await Promise.all(
    files.map(async (file) =>
      moduleState(await readFile(join(workspace, file), 'utf8'), file.endsWith('x')).map((fault) => `${file}: ${fault}`),
    ),
  );
  return found.flat();
}

/**
 * A module's mutable state: a `let`, a Map or Set, a list or object that is empty at first or is changed later. A
 * WeakMap is allowed: its values can be recomputed from the key.
 */
export function moduleState(source: string, tsx = true): string[] {
  const { body } = parseSync(tsx ? 'module.tsx' : 'module.ts', source).program as unknown as { body: Node[] };
  const declarations = body.map((part) => (part.declaration ?? part) as Node).filter(({ type }) => type === 'VariableDeclaration');
  const changed = namesChanged(body);
  return declarations.flatMap(({ kind, declarations: parts }) =>
    (parts as Node[]).flatMap(({ id, init }) => {
      const name = nameOf(id as Node);
      if (kind !== 'const') return [`"${name}" is a ${String(kind)}.`];
      const fault = init ? faultOf(unwrapped(init as Node), isReadonly(id as Node, init as Node), changed.has(name)) : undefined;
      return fault ? [`"${name}" ${fault}`] : [];
    }),
  );
}

function faultOf(init: Node, readonly: boolean, isChanged: boolean): string | undefined {
  const { type } = init;
  if (type === 'NewExpression' && collections.has(nameOf(init.callee as Node)))
    return `is a ${nameOf(init.callee as Node)} of the module; make it in start, or keep it in the store.`;
  if (type !== 'ArrayExpression' && type !== 'ObjectExpression') return undefined;
  if (isChanged) return 'is changed where it stands; make it in start, or keep it in the store.';
  const parts = (init.elements ?? init.properties) as unknown[];
  return parts.length === 0 && !readonly
    ? 'is empty, so it is there to be filled; say that it is readonly, or make it in start.'
    : undefined;
}

/** `[] as const`, `{} satisfies X`, `[] as string[]`: what is within. */
const unwrapped = (node: Node): Node => (/^TS(As|Satisfies)/.test(node.type) ? unwrapped(node.expression as Node) : node);

const isReadonly = (id: Node, init: Node): boolean =>
  /"operator":"readonly"|"name":"(Readonly|const")/.test(JSON.stringify([id.typeAnnotation, init.typeAnnotation]));

const nameOf = (node: Node): string => String(node.name ?? '');

/** The names whose members are assigned, deleted, or changed by a method, anywhere in the file. */
function namesChanged(body: Node[]): ReadonlySet<string> {
  const names = new Set<string>();
  const note = (target: unknown) => {
    const node = target as Node | undefined;
    if (node?.type === 'MemberExpression' && (node.object as Node).type === 'Identifier') names.add(nameOf(node.object as Node));
  };
  const visit = (part: unknown): void => {
    if (Array.isArray(part)) for (const each of part) visit(each);
    if (typeof part !== 'object' || part === null || !('type' in part)) {
      if (part && typeof part === 'object' && !Array.isArray(part)) for (const each of Object.values(part)) visit(each);
      return;
    }
    const node = part as Node;
    if (node.type === 'AssignmentExpression') note(node.left);
    if (node.type === 'UpdateExpression' || (node.type === 'UnaryExpression' && node.operator === 'delete')) note(node.argument);
    if (node.type === 'CallExpression') {
      const callee = node.callee as Node;
      if (callee.type === 'MemberExpression' && mutators.has(nameOf(callee.property as Node))) note(callee);
    }
    for (const each of Object.values(node)) visit(each);
  };
  visit(body);
  return names;
}
