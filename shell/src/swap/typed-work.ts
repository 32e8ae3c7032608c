import type { KeptPages } from '../areas/kept-states.ts';
import type { HoldsTyped } from './idle-moment.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Begins to notice what visitors type, so that no swap takes it away, whether or not an area says that it holds work.
 * Answers whether something stands in an area, or in a dialog, that the visitor has typed and that a swap would lose.
 */
export function watchTyping(kept: Pick<KeptPages, 'values'>): HoldsTyped {
  /** Controls that the visitor has changed, with what stood in them before. */
  const changed = new Map<Control, string>();
  const before = new WeakMap<Control, string>();
  const taken = (control: Control) => {
    changed.delete(control);
    // An input event that follows begins from here.
    before.set(control, stateOf(control));
  };
  const on = <Kind extends keyof WindowEventMap>(kind: Kind, heard: (event: WindowEventMap[Kind]) => void) =>
    addEventListener(kind, heard, true);
  on('focusin', ({ target }) => isControl(target) && before.set(target, stateOf(target)));
  on('input', ({ target }) => {
    if (isControl(target) && !changed.has(target)) changed.set(target, before.get(target) ?? '');
  });
  // Sent, reset, or a line that Enter hands in: somebody has taken it.
  const takeAll = ({ target }: Event) => {
    for (const control of changed.keys()) if (control.form === target) taken(control);
  };
  on('submit', takeAll);
  on('reset', takeAll);
  on('keydown', ({ target, key, isComposing }) => {
    if (key === 'Enter' && !isComposing && target instanceof HTMLInputElement) taken(target);
  });
  const focused = document.activeElement;
  if (isControl(focused) && focused.value !== '') changed.set(focused, '');

  return (area) => {
    for (const [control, value] of changed) {
      if (!control.isConnected) changed.delete(control);
      else if (stateOf(control) !== value && isOf(control, area) && !isHandedOver(control.value, kept)) return true;
    }
    return false;
  };
}

/** Fields of text anywhere; what is ticked or chosen only within a form, for elsewhere it acts at once. */
function isControl(target: EventTarget | null): target is Control {
  if (target instanceof HTMLTextAreaElement) return true;
  if (target instanceof HTMLSelectElement) return target.form !== null;
  if (!(target instanceof HTMLInputElement) || /^(button|submit|reset|image|hidden)$/.test(target.type)) return false;
  return target.form !== null || !/^(checkbox|radio|range|color)$/.test(target.type);
}

const stateOf = (control: Control) =>
  control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type) ? String(control.checked) : control.value;

/** What a dialog holds, outside of the page, may be any area's. */
function isOf(control: Control, area: string): boolean {
  if (!document.getElementById('portal')?.contains(control)) return true;
  return control.closest(`[data-area="${area}"], [data-block^="${area}."]`) !== null;
}

/** What the address or the area's kept state says is there again after a swap. */
function isHandedOver(value: string, kept: Pick<KeptPages, 'values'>): boolean {
  if ([...new URLSearchParams(location.search).values()].includes(value.trim())) return true;
  return kept.values().some((each) => JSON.stringify(each)?.includes(JSON.stringify(value)));
}
