import { SaxesParser } from 'saxes';

export interface XmlElement {
  namespace: string;
  name: string;
  attributes: Map<string, string>;
  children: XmlElement[];
  /** Its own text, without that of its children. */
  text: string;
}

const deepest = 16;

/**
 * Parses a small XML document of a partner: well-formed, with namespaces, without document type, custom entities or
 * processing instructions. Never reads anything external. Throws for everything else.
 */
export function readStrictXml(text: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true });
  const open: XmlElement[] = [];
  let root: XmlElement | undefined;
  const refuse = (what: string) => {
    throw new SyntaxError(what);
  };
  parser.on('error', (error) => refuse(error.message));
  parser.on('doctype', () => refuse('a document type'));
  parser.on('processinginstruction', () => refuse('a processing instruction'));
  parser.on('opentag', (tag) => {
    const attributes = new Map(Object.values(tag.attributes).map((each) => [each.local, each.value]));
    const element: XmlElement = { namespace: tag.uri, name: tag.local, attributes, children: [], text: '' };
    open.at(-1)?.children.push(element);
    root ??= element;
    if (open.push(element) > deepest) refuse('too deep');
  });
  const addText = (part: string) => {
    const element = open.at(-1);
    if (element) element.text += part;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => open.pop());
  parser.write(text).close();
  if (!root) throw new SyntaxError('no element');
  return root;
}

/** Children of this name in this namespace. */
export const childrenOf = (element: XmlElement, namespace: string, name: string): XmlElement[] =>
  element.children.filter((child) => child.namespace === namespace && child.name === name);
