import type { RobotOptions } from '../sdk-contract.ts';
import { answerSources, answerText } from './answer-view.ts';
import { element } from './element.ts';

/** Questions and answers, one question at a time. */
export interface Conversation {
  log: HTMLElement;
  ask: (question: string) => void;
  /** Stops the current answer. */
  stop: () => void;
  clear: () => void;
}

export function createConversation(
  { assistant, contact }: Pick<RobotOptions, 'assistant' | 'contact'>,
  { onBusy, onLeave }: { onBusy: (busy: boolean) => void; onLeave: () => void },
): Conversation {
  const log = element('div', { class: 'log', role: 'log', 'aria-label': '对话', tabindex: '0' });
  let running: AbortController | undefined;

  const ask = async (question: string) => {
    if (running) return;
    const mine = new AbortController();
    running = mine;
    onBusy(true);
    const waiting = element(
      'p',
      { class: 'waiting' },
      element('i'),
      element('i'),
      element('i'),
      element('span', { class: 'unseen' }, '正在查找'),
    );
    const answer = element('div', { class: 'answer', 'aria-busy': 'true' }, waiting);
    const turn = element('div', { class: 'turn' }, element('p', { class: 'question' }, question), answer);
    log.append(turn);
    turn.scrollIntoView({ block: 'start' });
    let words = '';
    try {
      const whole = await assistant.ask(question, {
        signal: mine.signal,
        onWords(more) {
          words += more;
          answer.replaceChildren(...answerText(words));
        },
      });
      answer.replaceChildren(...answerText(whole.answer), ...answerSources(whole, assistant, onLeave));
    } catch (error) {
      answer.replaceChildren(...failure(mine.signal.aborted ? undefined : error, { words, again: () => again(turn, question) }));
    }
    answer.removeAttribute('aria-busy');
    if (running === mine) end();
  };

  const failure = (error: unknown, { words, again: retry }: { words: string; again: () => void }) => {
    const told = error ? (error as Error).message || '没有得到回答。' : '已停止回答。';
    return [
      ...answerText(words),
      element('p', { class: 'failed' }, told, ...(error && contact ? [element('br'), `也可以联系人工：${contact}`] : [])),
      element('button', { type: 'button', class: 'again', onclick: retry }, '重新提问'),
    ];
  };

  const again = (turn: HTMLElement, question: string) => {
    if (running) return;
    turn.remove();
    void ask(question);
  };

  const end = () => {
    running = undefined;
    onBusy(false);
  };

  return {
    log,
    ask: (question) => void ask(question),
    stop: () => running?.abort(),
    clear() {
      running?.abort();
      if (running) end();
      log.replaceChildren();
    },
  };
}
