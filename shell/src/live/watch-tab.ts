/** What watches a tab once its page has settled, in one file that no first visit waits for. */
export { watchTyping } from '../swap/typed-work.ts';
export { tellHealth } from './tab-health.ts';
