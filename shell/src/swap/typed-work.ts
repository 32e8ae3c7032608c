import type { KeptPages } from '../areas/kept-states.ts';
import type { HoldsTyped } from './idle-moment.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Tracks typed text, so that no swap loses it, whether or not an area reports unsaved work. Returns a function that
 * tells whether an area, or a dialog, contains typed text that a swap would lose.
 */
export function watchTyping(kept: Pick<KeptPages, 'values'>): HoldsTyped {
  /** Controls that the visitor changed, with their previous value. */
  const changed = new Map<Control, string>();
  const before = new WeakMap<Control, string>();
  const taken = (control: Control) => {
    changed.delete(control);
    // The baseline for a following input event.
    before.set(control, stateOf(control));
  };
  const on = <Kind extends keyof WindowEventMap>(kind: Kind, heard: (event: WindowEventMap[Kind]) => void) =>
    addEventListener(kind, heard, true);
  on('focusin', ({ target }) => isControl(target) && before.set(target, stateOf(target)));
  on('input', ({ target }) => {
    if (isControl(target) && !changed.has(target)) changed.set(target, before.get(target) ?? '');
  });
  // Submitted, reset, or a line committed with Enter: the text was used.
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

/** Text fields anywhere; checkboxes and selects only within a form, because elsewhere they act at once. */
function isControl(target: EventTarget | null): target is Control {
  if (target instanceof HTMLTextAreaElement) return true;
  if (target instanceof HTMLSelectElement) return target.form !== null;
  if (!(target instanceof HTMLInputElement) || /^(button|submit|reset|image|hidden)$/.test(target.type)) return false;
  return target.form !== null || !/^(checkbox|radio|range|color)$/.test(target.type);
}

const stateOf = (control: Control) =>
  control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type) ? String(control.checked) : control.value;

/** A dialog outside the page may belong to any area. */
function isOf(control: Control, area: string): boolean {
  if (!document.getElementById('portal')?.contains(control)) return true;
  return control.closest(`[data-area="${area}"], [data-block^="${area}."]`) !== null;
}

/** A value in the address or in the area's kept state survives a swap. */
function isHandedOver(value: string, kept: Pick<KeptPages, 'values'>): boolean {
  if ([...new URLSearchParams(location.search).values()].includes(value.trim())) return true;
  return kept.values().some((each) => JSON.stringify(each)?.includes(JSON.stringify(value)));
}
