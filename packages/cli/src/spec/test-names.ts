import { type Expression, type Node, parseSync, Visitor } from 'oxc-parser';
import type { SourceFile } from './uses.ts';

const testFunctions = new Set(['test', 'it', 'test', 'describe', 'onBothEngines', 'partnered']);

/** The ids in test names, separated from the rest by ` · `: `V3 · 900 px is mobile`. */
export function idsInTests(files: readonly SourceFile[]): Set<string> {
  const ids = new Set<string>();
  for (const file of files)
    for (const name of testNames(file)) {
      const parts = name.split(' · ');
      if (parts.length > 1) for (const part of parts) if (/^[A-Z]\d{1,2}$/.test(part)) ids.add(part);
    }
  return ids;
}

/**
 * The first argument of each call of `test`, `test.step`, `test.each(…)` and similar; variable parts of a name are
 * omitted.
 */
function testNames({ path, text }: SourceFile): string[] {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  const names: string[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      const name = first && textOf(first);
      if (name !== undefined && testFunctions.has(rootOf(callee))) names.push(name);
    },
  }).visit(program);
  return names;
}

/** `test` of `test.step`, `test` of `test.skipIf(…)(…)`. */
function rootOf(callee: Expression): string {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return rootOf(callee.object as Expression);
  if (callee.type === 'CallExpression') return rootOf(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return rootOf(callee.tag);
  return '';
}

function textOf(node: Node): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked).join('\u2026');
  return undefined;
}
