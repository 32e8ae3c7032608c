type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Records input on the server-rendered page before hydration: pressed buttons, submitted forms, typed text. Call it
 * before hydrating; the returned function replays the input on the live page.
 */
export function earlyInput(root: HTMLElement): () => void {
  const typed = [...root.querySelectorAll<Field>('input, textarea')]
    .filter((field) => field.value !== field.defaultValue)
    .map((field) => ({ field, text: field.value }));
  return () => {
    for (const { field, text } of typed) if (field.isConnected) type(field, text);
    const waiting = (window as { porticoEarly?: HTMLElement[] }).porticoEarly ?? [];
    for (const element of waiting.splice(0)) {
      if (!element.isConnected) continue;
      if (element instanceof HTMLFormElement) element.requestSubmit();
      else element.click();
    }
  };
}

/** Like a keyboard: React detects a value that differs from the last one it saw and did not set itself. */
function type(field: Field, text: string): void {
  // React hydrates a part of the page at the first key event there.
  field.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
  field.value = '';
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
