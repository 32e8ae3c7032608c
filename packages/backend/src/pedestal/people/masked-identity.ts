/** A number, a mail address or a foreign id, as it is shown to its own person. */
export function maskedIdentity(subject: string): string {
  const at = subject.indexOf('@');
  if (at > 0) return `${subject.slice(0, Math.min(4, at))}****${subject.slice(at)}`;
  return subject.length <= 7 ? '****' : `${subject.slice(0, 3)}${'*'.repeat(subject.length - 7)}${subject.slice(-4)}`;
}
