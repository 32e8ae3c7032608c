/**
 * Runs in the page before anything else: notes when an area is painted, that is, when its page stands with every block
 * on the screen filled and nothing busy, and that frame is drawn. `painted(area)` answers ms since the start.
 */
export const watchPaint = `(() => {
  const times = {};
  const near = (element) => element.getBoundingClientRect().top < innerHeight;
  const full = (area) => {
    const outlet = document.querySelector('[data-area="' + area + '"]');
    if (!outlet || outlet.querySelectorAll('a').length < 4) return false;
    const busy = [...outlet.querySelectorAll('[aria-busy="true"]')].some(near);
    const open = [...outlet.querySelectorAll('[data-block]')].filter(near).some((block) => block.childElementCount === 0);
    return !busy && !open;
  };
  window.paintedArea = (area) => new Promise((resolve) => {
    const afterPaint = () => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve(performance.now());
      channel.port2.postMessage(0);
    };
    const look = () => full(area) ? afterPaint() : requestAnimationFrame(look);
    requestAnimationFrame(look);
  });
  window.firstPaintedArea = new Promise((resolve) => {
    const begin = () => window.paintedArea('home').then(resolve);
    document.readyState === 'loading' ? addEventListener('DOMContentLoaded', begin, { once: true }) : begin();
  });
})()`;
