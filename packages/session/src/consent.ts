/** Where this browser remembers the agreement. */
export const consentKey = 'portico.consent';
/** The version of the terms shown before signing in. */
export const consentVersion = '1';

/** Whether this browser has agreed to the current terms. */
export function hasConsented(): boolean {
  try {
    return localStorage.getItem(consentKey) === consentVersion;
  } catch {
    return false;
  }
}

export function rememberConsent(): void {
  try {
    localStorage.setItem(consentKey, consentVersion);
  } catch {
    // Without storage the visitor is asked again next time.
  }
}

/** The person has withdrawn the agreement: the next sign-in in this browser asks again. */
export function forgetConsent(): void {
  try {
    localStorage.removeItem(consentKey);
  } catch {
    // Nothing was stored.
  }
}
