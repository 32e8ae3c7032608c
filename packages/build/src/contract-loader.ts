import { parseSync, printSync } from '@swc/core';

/** The fields of a call that only the server and the API's description read. */
const serverOnly = new Set(['summary', 'input', 'output']);

// The parser's nodes that are used; its own types define a hundred more.
interface Node {
  type: string;
  value?: unknown;
  callee?: Node;
  object?: Node;
  declaration?: Node;
  declarations?: { id: Node; init: Node | null }[];
  source?: { value: string };
  specifiers?: { local: Node }[];
  arguments?: { expression: Node }[];
  properties?: { key?: Node; value?: Node }[];
}

/**
 * Removes from a contract everything but methods, paths and `who`. Summaries and schemas would never run in the
 * browser, so no visitor downloads them.
 */
export default function contractLoader(source: string): string {
  const module = parseSync(source, { syntax: 'typescript', target: 'es2022' });
  const body = module.body as unknown as Node[];
  const zod = body.find((part) => part.source?.value === 'zod')?.specifiers?.[0]?.local;
  if (!zod) return source;
  const schemas = new Set(body.filter(({ source: from }) => from && /^zod$|^\.\.?\//.test(from.value)).flatMap(namesOf));
  for (const { id, init } of body.flatMap((part) => (part.declaration ?? part).declarations ?? [])) {
    if (!init) continue;
    if (init.type === 'CallExpression' && init.callee?.value === 'contract') stripCalls(init.arguments?.[0]?.expression);
    else if (init.type === 'CallExpression' && init.callee?.type === 'MemberExpression' && schemas.has(rootOf(init))) {
      schemas.add(String(id.value));
      // The name stays for code that exports it or builds on it: it is the stand-in itself.
      for (const part of Object.keys(init)) if (part !== 'span') delete init[part as keyof Node];
      Object.assign(init, { ...zod, span: (init as Node & { span: unknown }).span });
    }
  }
  return printSync(module).code;
}

const namesOf = ({ specifiers = [] }: Node): string[] => specifiers.map(({ local }) => String(local.value));

/** `z` of `z.object({ … }).extend({ … })`. */
function rootOf(node: Node): string {
  const inner = node.callee ?? node.object;
  return inner ? rootOf(inner) : String(node.value);
}

function stripCalls(calls: Node | undefined): void {
  for (const { value: call } of calls?.properties ?? [])
    if (call?.properties) call.properties = call.properties.filter(({ key }) => !serverOnly.has(String(key?.value)));
}
