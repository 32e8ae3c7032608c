/** Attributes by element; an element that is missing here is removed with its content. The server's list is safe-html.ts. */
const allowed = new Map<unknown, string>([
  ['A', 'href title target'],
  ['IMG', 'src alt width height loading fetchpriority'],
  ['TH', 'colspan rowspan scope'],
  ['TD', 'colspan rowspan'],
  ['OL', 'start'],
]);
const plain =
  'H2 H3 H4 P BR HR BLOCKQUOTE PRE CODE UL LI DL DT DD B STRONG I EM U S SUB SUP SMALL SPAN FIGURE FIGCAPTION TABLE CAPTION THEAD TBODY TFOOT TR COLGROUP COL';
for (const tag of plain.split(' ')) allowed.set(tag, '');

/**
 * HTML that may be inserted: safe elements and attributes only, whatever the server sent. Where the engine has Trusted
 * Types it comes from the page's one policy; elsewhere it is a string.
 */
export function cleanHtml(html: string): string {
  return approved(html, (text) => {
    // In a template nothing loads or runs; a parsed document would apply `base` and report `style`.
    const template = document.createElement('template');
    template.innerHTML = approved(text, (inert) => inert);
    cleanWithin(template.content);
    return template.innerHTML;
  });
}

function cleanWithin(parent: ParentNode): void {
  for (const node of [...parent.childNodes]) {
    const attributes = allowed.get(node.nodeName);
    if (node instanceof Element && attributes !== undefined) {
      cleanAttributes(node, attributes.split(' '));
      cleanWithin(node);
    } else if (!(node instanceof Text)) parent.removeChild(node);
  }
}

function cleanAttributes(element: Element, names: readonly string[]): void {
  for (const { name, value } of [...element.attributes]) {
    const isAddress = name === 'href' || name === 'src';
    if (!names.includes(name) || (isAddress && !isSafe(value, name === 'src'))) element.removeAttribute(name);
  }
  if (element.nodeName === 'A') element.setAttribute('rel', 'noopener noreferrer');
}

function isSafe(address: string, isPicture: boolean): boolean {
  try {
    return (isPicture ? /^https?:$/ : /^(https?|mailto|tel):$/).test(new URL(address, location.href).protocol);
  } catch {
    return false;
  }
}

type Rule = (text: string) => string;

/** Lets the page's policy (shell/src/server/trusted-types.ts) apply a rule; an engine without Trusted Types applies it itself. */
function approved(text: string, rule: Rule): string {
  const { trustedTypes } = window as { trustedTypes?: { defaultPolicy: { createHTML: (text: string, rule: Rule) => string } | null } };
  return trustedTypes?.defaultPolicy?.createHTML(text, rule) ?? rule(text);
}
