export const consentKey = 'portico.consent';
const version = '1';

/** Whether this browser has agreed to the terms in their present version. */
export function hasConsented(): boolean {
  try {
    return localStorage.getItem(consentKey) === version;
  } catch {
    return false;
  }
}

export function rememberConsent(): void {
  try {
    localStorage.setItem(consentKey, version);
  } catch {
    // Without storage the visitor is asked again next time.
  }
}
