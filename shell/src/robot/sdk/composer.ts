import { element, icon } from './element.ts';

/** Maximum characters of a question, whatever the school allows. */
const mostSigns = 500;

/** The input for a question and its button, which stops an answer while one is arriving. */
export interface Composer {
  form: HTMLFormElement;
  focus: () => void;
  allow: (signs: number) => void;
  setBusy: (busy: boolean) => void;
}

export function createComposer({ onAsk, onStop }: { onAsk: (question: string) => void; onStop: () => void }): Composer {
  const field = element('textarea', { rows: '1', 'aria-label': '输入问题', placeholder: '请输入您的问题', maxlength: String(mostSigns) });
  const count = element('span', { class: 'count', 'aria-hidden': 'true' });
  const button = element('button', { type: 'submit', class: 'send', 'aria-label': '发送' }, icon('send'));
  let busy = false;
  const send = (event: Event) => {
    event.preventDefault();
    if (busy) return onStop();
    const question = field.value.trim().slice(0, field.maxLength);
    if (!question) return field.focus();
    field.value = '';
    grow();
    onAsk(question);
  };
  const grow = () => {
    field.style.height = 'auto';
    field.style.height = `${field.scrollHeight}px`;
    count.textContent = field.value.length > field.maxLength * 0.8 ? `${field.value.length} / ${field.maxLength}` : '';
  };
  field.addEventListener('input', grow);
  field.addEventListener('keydown', (event) => {
    // Enter that ends a Chinese composition sends nothing.
    if (event.key === 'Enter' && !event.shiftKey && !event.isComposing && !busy) send(event);
  });
  return {
    form: element('form', { onsubmit: send }, field, count, button),
    focus: () => field.focus(),
    allow(signs) {
      field.maxLength = Math.min(mostSigns, signs);
    },
    setBusy(now) {
      busy = now;
      button.setAttribute('aria-label', now ? '停止回答' : '发送');
      button.replaceChildren(icon(now ? 'stop' : 'send'));
    },
  };
}
