/** Monitoring of a tab, loaded after its page is idle, in one file that no first visit waits for. */
export { watchTyping } from '../swap/typed-work.ts';
export { tellHealth } from './tab-health.ts';
