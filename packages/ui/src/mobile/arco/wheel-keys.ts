const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1, PageUp: -5, PageDown: 5 };

function set(element: Element, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes)) if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/**
 * Makes Arco's wheels spin buttons with names, which arrow keys turn, and the words over them buttons; the first wheel
 * gets the focus. Answers how to stop.
 */
export function repairWheels(host: HTMLElement, names: readonly string[], prefix: string): () => void {
  const itemsOf = (wheel: Element) => [...wheel.querySelectorAll<HTMLElement>(`.${prefix}-picker-column-item`)];
  const current = (wheel: Element) => itemsOf(wheel).findIndex((item) => item.classList.contains('selected'));
  let met = false;
  const repair = () => {
    for (const [at, wheel] of [...host.querySelectorAll(`.${prefix}-picker-column`)].entries()) {
      const items = itemsOf(wheel);
      const chosen = Math.max(0, current(wheel));
      set(wheel, {
        role: 'spinbutton',
        tabindex: '0',
        'aria-label': names[at] ?? '',
        'aria-valuemin': '1',
        'aria-valuemax': String(items.length),
        'aria-valuenow': String(chosen + 1),
        'aria-valuetext': items[chosen]?.textContent ?? '',
      });
      for (const item of items) {
        item.removeAttribute('aria-label');
        set(item, { 'aria-hidden': 'true' });
      }
    }
    const [first] = host.querySelectorAll<HTMLElement>(`.${prefix}-picker-column`);
    if (first && !met) first.focus();
    met ||= first !== undefined;
    for (const button of host.querySelectorAll(`.${prefix}-picker-header-btn`)) set(button, { role: 'button', tabindex: '0' });
  };
  const press = (event: KeyboardEvent) => {
    const here = event.target as HTMLElement;
    if (here.getAttribute('role') === 'button' && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      here.click();
    }
    const step = steps[event.key];
    if (!step || here.getAttribute('role') !== 'spinbutton') return;
    event.preventDefault();
    const items = itemsOf(here);
    items[Math.min(items.length - 1, Math.max(0, current(here) + step))]?.click();
  };
  repair();
  const observer = new MutationObserver(repair);
  observer.observe(host, { childList: true, subtree: true, attributes: true, attributeFilter: ['class'] });
  host.addEventListener('keydown', press);
  return () => {
    observer.disconnect();
    host.removeEventListener('keydown', press);
  };
}
