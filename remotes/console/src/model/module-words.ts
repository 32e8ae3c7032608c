import type { ConsoleModule } from '@portico/contracts/console';

type State = ConsoleModule['state'];

/** The three choices of the phone, as they stand on the buttons. */
export const moduleChoices: readonly { state: State; name: string }[] = [
  { state: 'on', name: '开' },
  { state: 'maintenance', name: '维护' },
  { state: 'off', name: '关' },
];

const stateNames: Record<State, string> = { on: '开放', maintenance: '维护', off: '关闭' };

/** One line below a module's name: its state, the text for visitors, or what is planned. */
export function moduleLine({ state, text, plan }: Pick<ConsoleModule, 'state' | 'text' | 'plan'>): string {
  const parts = [stateNames[state], ...(state === 'maintenance' && text ? [`“${text}”`] : [])];
  if (plan) parts.push(`${plan.due.slice(5, 16)} 起${stateNames[plan.state]}`);
  return parts.join('　');
}
