/** Messages between tabs of one browser about the session. */
export type TabMessage = 'operated' | 'refreshed' | 'person-changed';

export interface Tabs {
  tell: (message: TabMessage) => void;
  listen: (heard: (message: TabMessage) => void) => () => void;
}

/** The other tabs of this browser; without BroadcastChannel each tab works alone. */
export function otherTabs(name = 'portico.session'): Tabs {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined, listen: () => () => undefined };
  const channel = new BroadcastChannel(name);
  return {
    tell: (message) => channel.postMessage(message),
    listen(heard) {
      const onMessage = (event: MessageEvent<TabMessage>) => heard(event.data);
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
  };
}
