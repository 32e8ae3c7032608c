type Child = Node | string;

/** Creates an element; `on…` are listeners, everything else attributes. Text stays text: HTML is never parsed. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string | boolean | ((event: Event) => void)> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') made.addEventListener(name.slice(2), value);
    else if (value !== false) made.setAttribute(name, value === true ? '' : value);
  }
  made.append(...children);
  return made;
}

const drawings = {
  chat: 'M3.5 4.5h17v12.5h-8L7.5 21v-4h-4zM8 9h8M8 12.5h5',
  close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  send: 'M4 12h15M13 6l6 6-6 6',
  stop: 'M6.5 6.5h11v11h-11z',
} as const;

/** One of the portal's interface icons. */
export function icon(name: keyof typeof drawings): SVGSVGElement {
  const space = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(space, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(space, 'path');
  path.setAttribute('d', drawings[name]);
  svg.append(path);
  return svg;
}

/** A stylesheet for a shadow root; created by script, so the page's security policy need not allow it. */
export function styled(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}
