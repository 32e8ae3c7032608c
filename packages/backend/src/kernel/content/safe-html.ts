import sanitize from 'sanitize-html';

const options: sanitize.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'pre', 'code', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
    ...['b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'small', 'span', 'a', 'img', 'figure', 'figcaption'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'colgroup', 'col'],
  ],
  // No class, id, name or style: an article can neither cover the page nor define a name that scripts read.
  allowedAttributes: {
    a: ['href', 'title', 'rel', 'target'],
    img: ['src', 'alt', 'width', 'height', 'loading', 'fetchpriority'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 40,
  transformTags: {
    h1: 'h2',
    a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, rel: 'noopener noreferrer' } }),
  },
};

/** The first picture is often the largest element of the first screen: it loads with the page, the others lazily. */
const first: sanitize.Attributes = { loading: 'eager', fetchpriority: 'high' };
const later: sanitize.Attributes = { loading: 'lazy' };

/** Sanitised HTML for the portal's pages. Runs when an article is written, and again when it is read. */
export function safeHtml(html: string): string {
  let pictures = 0;
  const img: sanitize.Transformer = (tagName, { src, alt = '', width, height }) => {
    pictures += 1;
    const given = { ...(src && { src }), ...(width && { width }), ...(height && { height }) };
    return { tagName, attribs: { alt, ...given, ...(pictures === 1 ? first : later) } };
  };
  return sanitize(html, { ...options, transformTags: { ...options.transformTags, img } });
}
