import { childrenOf, readStrictXml, type XmlElement } from './strict-xml.ts';

const cas = 'http://www.yale.edu/tp/cas';
const maxUserLength = 128;

/** A CAS server's answer about a ticket. */
export type CasAnswer =
  | { kind: 'success'; user: string; attributes: Map<string, string[]> }
  | { kind: 'failure'; code: string; said: string }
  | { kind: 'malformed' };

/** Parses the answer of /serviceValidate: one element, a child of the root itself, both in the namespace of CAS. */
export function readXmlAnswer(text: string): CasAnswer {
  let root: XmlElement;
  try {
    root = readStrictXml(text);
  } catch {
    return { kind: 'malformed' };
  }
  const [outcome, ...others] = root.children;
  if (root.namespace !== cas || root.name !== 'serviceResponse' || !outcome || others.length > 0) return { kind: 'malformed' };
  if (outcome.namespace !== cas || root.text.trim()) return { kind: 'malformed' };
  if (outcome.name === 'authenticationFailure')
    return { kind: 'failure', code: outcome.attributes.get('code') ?? '', said: outcome.text.trim() };
  if (outcome.name !== 'authenticationSuccess') return { kind: 'malformed' };
  const [user, ...moreUsers] = childrenOf(outcome, cas, 'user');
  // A chain of proxies belongs to proxy tickets, which are refused here.
  if (!user || moreUsers.length > 0 || user.children.length > 0 || childrenOf(outcome, cas, 'proxies').length > 0)
    return { kind: 'malformed' };
  return successOf(user.text, attributesOf(outcome));
}

/** Parses the answer of /validate: `yes` and a name, or `no`. */
export function readPlainAnswer(text: string): CasAnswer {
  const lines = text.split('\n').map((line) => line.trim());
  if (lines[0] === 'no') return { kind: 'failure', code: 'INVALID_TICKET', said: 'no' };
  return lines[0] === 'yes' && lines.slice(2).every((line) => !line) ? successOf(lines[1] ?? '', new Map()) : { kind: 'malformed' };
}

function successOf(text: string, attributes: Map<string, string[]>): CasAnswer {
  const user = text.trim();
  return user && user.length <= maxUserLength ? { kind: 'success', user, attributes } : { kind: 'malformed' };
}

/** Servers write `<cas:attributes><cas:mail>…` or `<cas:attribute name="mail" value="…"/>`; both may be repeated. */
function attributesOf(outcome: XmlElement): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const add = (name: string | undefined, value: string | undefined) => {
    if (name && value !== undefined) found.set(name, [...(found.get(name) ?? []), value]);
  };
  for (const group of [outcome, ...childrenOf(outcome, cas, 'attributes')]) {
    for (const child of group.children) {
      if (child.namespace !== cas) continue;
      if (child.name === 'attribute') add(child.attributes.get('name'), child.attributes.get('value') ?? child.text.trim());
      else if (group !== outcome) add(child.name, child.text.trim());
    }
  }
  return found;
}
