/** What is used here of a worker's scope. TypeScript's own list of it contradicts its list for pages. */
export interface LastingEvent extends Event {
  /** The worker stays until the work is done. */
  waitUntil: (work: Promise<unknown>) => void;
}
export interface PageEvent extends LastingEvent {
  preloadResponse: Promise<Response | undefined>;
}
export interface MessageForWorker extends LastingEvent {
  data: unknown;
}
interface WorkerScope {
  skipWaiting: () => Promise<void>;
  registration: { unregister: () => Promise<boolean> };
  addEventListener: (kind: 'message', listener: (event: MessageForWorker) => void) => void;
}

export const worker = globalThis as unknown as WorkerScope;
