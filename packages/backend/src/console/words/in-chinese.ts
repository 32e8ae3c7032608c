import { Refusal } from '../../kernel/api/refusal.ts';
import { phrases } from './phrases.ts';

/**
 * A reason of a lower floor, as people read it in the console: those floors say it in English, because the command line
 * shows it as it is. What has no words here, such as what another system said, stays.
 */
export function inChinese(said: string): string {
  for (const [pattern, words] of phrases) {
    const found = pattern.exec(said);
    if (found && typeof words === 'function') return words(...found.slice(1));
    if (found && typeof words === 'string') return words.replace(/\$(\d)/g, (_all, place: string) => found[Number(place)] ?? '');
  }
  return said;
}

/** The same refusal with its message and its reasons in Chinese. */
export function refusalInChinese({ code, message, data }: Refusal): Refusal {
  const { reasons } = (data ?? {}) as { reasons?: { path: string; text: string }[] };
  const spoken = reasons && { ...data, reasons: reasons.map(({ path, text }) => ({ path, text: inChinese(text).slice(0, 200) })) };
  const first = spoken?.reasons.length === 1 ? spoken.reasons[0]?.text : undefined;
  return new Refusal(code, (first ?? inChinese(message)).slice(0, 200), spoken ?? data);
}
