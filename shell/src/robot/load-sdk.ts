import type { RobotToStart } from './robot-rule.ts';
import type { RobotSdk } from './sdk-contract.ts';

type Wanted = Pick<RobotToStart, 'address' | 'integrity'>;

/** Loads robots' scripts, each once while the page lives: a failed one is not retried. */
export function createSdkLoader(): (wanted: Wanted) => Promise<RobotSdk> {
  const loads = new Map<string, Promise<RobotSdk>>();
  return (wanted) => {
    const loading = loads.get(wanted.address) ?? pageLoaded().then(() => load(wanted));
    loads.set(wanted.address, loading);
    return loading;
  };
}

/** A script that is added before would hold up the page's load event, for ever if it never comes. */
function pageLoaded(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => addEventListener('load', resolve, { once: true }));
}

function load({ address, integrity }: Wanted): Promise<RobotSdk> {
  return new Promise<RobotSdk>((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    if (integrity) script.integrity = integrity;
    // Without this the browser would not check the hash of another host's script.
    if (integrity || new URL(address).origin !== location.origin) script.crossOrigin = 'anonymous';
    // A script that cannot be parsed (such as an HTML page) is not the portal's error: stop it here.
    const swallow = (event: ErrorEvent) => event.filename === address && event.preventDefault();
    addEventListener('error', swallow);
    script.onload = () => {
      removeEventListener('error', swallow);
      const sdk = window.PorticoRobot;
      if (typeof sdk?.init === 'function' && typeof sdk.destroy === 'function') resolve(sdk);
      else reject(new Error('The script is no robot.'));
    };
    script.onerror = () => {
      removeEventListener('error', swallow);
      reject(new Error('The script did not come.'));
    };
    script.src = address;
    document.head.append(script);
  });
}
