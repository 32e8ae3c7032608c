type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * What a visitor did on the written page before it was live: buttons that were pressed, forms that were sent, and text
 * that was typed. Call it before the page is hydrated; what it answers does it all again on the live page.
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

/** As a keyboard would: React notices a value that differs from the last one that it saw, and that it did not write itself. */
function type(field: Field, text: string): void {
  // A part of the page that React has not come to yet is hydrated at the first key that is felt there.
  field.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
  field.value = '';
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
