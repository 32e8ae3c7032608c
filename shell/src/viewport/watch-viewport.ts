import type { Device } from '@portico/area';
import { pageZoom, rootFontSize } from './zoom.ts';

const throttle = 2_000;
const bridgeScript = '/js/CXJSBridge.js';

/** Applies a device's settings to the page: the zoom or the root font, and the bridge script on mobile. */
export function applyViewport(device: Device, width: number): void {
  const root = document.documentElement;
  root.dataset.viewport = device;
  // biome-ignore lint/suspicious/noDocumentCookie: read by the server to write the right frame at the next visit
  document.cookie = `viewport=${device}; Path=/; SameSite=Lax; Max-Age=31536000`;
  const bridge = document.querySelector('script[data-bridge]');
  if (device === 'desktop') {
    root.style.setProperty('--page-zoom', String(pageZoom(width)));
    root.style.removeProperty('font-size');
    bridge?.remove();
    return;
  }
  root.style.setProperty('font-size', `${rootFontSize(width)}px`);
  root.style.removeProperty('--page-zoom');
  if (bridge) return;
  const script = document.createElement('script');
  script.dataset.bridge = '';
  script.async = true;
  document.head.append(script);
  // The host app's bridge is not part of the first screen: it must not compete with its files.
  const load = () => {
    script.src = bridgeScript;
  };
  if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 2_000 });
  else setTimeout(load, 500);
}

/** Calls back when the window's width has changed, at most once in two seconds; browser zoom does not count. */
export function watchWidth(onChange: (width: number) => void): () => void {
  let width = innerWidth;
  let ratio = devicePixelRatio;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const evaluate = () => {
    timer = undefined;
    const zoomedByVisitor = ratio !== devicePixelRatio && Math.abs(innerWidth * devicePixelRatio - width * ratio) < 4;
    ratio = devicePixelRatio;
    if (innerWidth === width || zoomedByVisitor) return;
    width = innerWidth;
    onChange(width);
  };
  const onResize = () => {
    timer ??= setTimeout(evaluate, throttle);
  };
  addEventListener('resize', onResize);
  return () => {
    removeEventListener('resize', onResize);
    clearTimeout(timer);
  };
}
