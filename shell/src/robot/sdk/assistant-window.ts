import type { RobotOptions } from '../sdk-contract.ts';
import { keepAboveKeyboard } from './above-keyboard.ts';
import { createComposer } from './composer.ts';
import conversationStyles from './conversation.css?text';
import { createConversation } from './conversation.ts';
import { element, icon } from './element.ts';
import styles from './window.css?text';

export const windowStyles = styles + conversationStyles;

export interface AssistantWindow {
  dialog: HTMLDialogElement;
  open: () => void;
  end: () => void;
}

/**
 * The window: a panel beside the page on a desktop, a sheet over it on a phone. The conversation stays while it is
 * closed.
 */
export function createWindow(options: RobotOptions, onClosed: () => void): AssistantWindow {
  const { assistant, device, name, contact } = options;
  const mobile = device === 'mobile';
  const greeting = element('div', { class: 'greeting' });
  const close = () => dialog.close();
  const composer = createComposer({ onAsk: (question) => conversation.ask(question), onStop: () => conversation.stop() });
  const conversation = createConversation(options, { onBusy: composer.setBusy, onLeave: () => mobile && close() });
  let greeted = false;

  /** The assistant's introduction is loaded on first use. */
  const greet = async () => {
    if (greeted) return;
    greeted = true;
    greeting.replaceChildren(element('p', { class: 'waiting', role: 'status' }, element('i'), element('i'), element('i')));
    try {
      const config = await assistant.config();
      composer.allow(config.maxLen);
      composer.form.hidden = config.open !== 1;
      if (config.open !== 1) return greeting.replaceChildren(element('p', {}, '智能助手现在不开放，请稍后再来。'));
      const samples = config.samples
        .slice(0, 6)
        .map((sample) =>
          element('li', {}, element('button', { type: 'button', class: 'sample', onclick: () => conversation.ask(sample) }, sample)),
        );
      greeting.replaceChildren(
        element('p', {}, config.welcome),
        element('ul', { class: 'samples', 'aria-label': '可以这样问' }, ...samples),
      );
    } catch (error) {
      greeted = false;
      const again = element('button', { type: 'button', class: 'again', onclick: () => void greet() }, '重新加载');
      greeting.replaceChildren(element('p', { class: 'failed', role: 'alert' }, (error as Error).message), again);
    }
  };

  const dialog = element(
    'dialog',
    { 'aria-label': name, onclose: onClosed },
    element(
      'div',
      { class: 'head' },
      icon('chat'),
      element('h2', {}, name),
      element(
        'button',
        {
          type: 'button',
          class: 'clear',
          onclick() {
            conversation.clear();
            composer.focus();
          },
        },
        '清空',
      ),
      element('button', { type: 'button', class: 'close', 'aria-label': '关闭', onclick: close }, icon('close')),
    ),
    element('div', { class: 'scroll' }, greeting, conversation.log),
    composer.form,
    ...(contact ? [element('p', { class: 'contact' }, `联系人工：${contact}`)] : []),
  );
  if (mobile) keepAboveKeyboard(dialog);
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || mobile) return;
    event.stopPropagation();
    close();
  });

  return {
    dialog,
    open() {
      if (dialog.open) return;
      if (mobile) dialog.showModal();
      else dialog.show();
      void greet();
      composer.focus();
    },
    end: conversation.clear,
  };
}
