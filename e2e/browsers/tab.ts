/** What a journey needs of one tab, in any browser. */
export interface Tab {
  /** Opens an address and waits until it is loaded. */
  goto(address: string): Promise<void>;
  /** Calls a function in the page. It is sent as text: it can use nothing but its arguments. */
  evaluate<Args extends unknown[], Result>(work: (...args: Args) => Result, ...args: Args): Promise<Result>;
  /** Presses and releases the main button at a point of the window. */
  pointer(x: number, y: number): Promise<void>;
  /** Types characters into what has the focus; a named key is one of `keys`. */
  keys(characters: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  back(): Promise<void>;
  /** Another tab of the same session. */
  another(): Promise<Tab>;
  /** What the page said about its own errors since the last call. */
  problems(): Promise<string[]>;
}

export interface RunningBrowser {
  /** The first tab of a new session: no cookies, no storage. */
  session(): Promise<{ tab: Tab; end(): Promise<void> }>;
  close(): Promise<void>;
}

export interface WindowSize {
  name: 'desktop' | 'phone';
  width: number;
  height: number;
  userAgent?: string;
}

/** WebDriver's code points of keys that have no character. */
export const keys = { enter: '\uE007', escape: '\uE00C', delete: '\uE017' };
