import type { RobotToStart } from './robot-rule.ts';
import type { RobotSdk } from './sdk-contract.ts';

type Wanted = Pick<RobotToStart, 'address' | 'integrity'>;

/** Loads robots' scripts, each once in the life of a page: what failed is not asked for again. */
export function createSdkLoader(): (wanted: Wanted) => Promise<RobotSdk> {
  const loads = new Map<string, Promise<RobotSdk>>();
  return (wanted) => {
    const loading = loads.get(wanted.address) ?? load(wanted);
    loads.set(wanted.address, loading);
    return loading;
  };
}

function load({ address, integrity }: Wanted): Promise<RobotSdk> {
  return new Promise<RobotSdk>((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    if (integrity) script.integrity = integrity;
    // Without this another host's script is loaded without its hash being checked.
    if (integrity || new URL(address).origin !== location.origin) script.crossOrigin = 'anonymous';
    // A script that cannot even be read (a page of HTML, say) is no fault of the portal's: its error ends here.
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
