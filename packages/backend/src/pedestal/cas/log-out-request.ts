import { childrenOf, readStrictXml } from './strict-xml.ts';

const saml = 'urn:oasis:names:tc:SAML:2.0:protocol';

/** The ticket in a CAS log-out request; undefined for everything else. */
export function ticketOfLogOut(form: string): string | undefined {
  const document = new URLSearchParams(form).get('logoutRequest');
  if (!document) return undefined;
  try {
    const root = readStrictXml(document.trim());
    const [index, ...others] = childrenOf(root, saml, 'SessionIndex');
    if (root.namespace !== saml || root.name !== 'LogoutRequest' || others.length > 0) return undefined;
    return index?.text.trim() || undefined;
  } catch {
    return undefined;
  }
}
