const layerClass = 'portico-popups';

/**
 * Where the popup of a control goes: a layer at the end of the dialog or of the main part that holds the control. Arco
 * places popups by the pixels that are seen, so the layer takes the page's zoom back, and theme.css gives it to its popups.
 * A dialog cuts off what is larger than itself: there the layer is a popover.
 */
export function popupLayer(control: HTMLElement): Element {
  const surface = control.closest('dialog, main') ?? document.body;
  const layer = surface.querySelector<HTMLElement>(`:scope > .${layerClass}`) ?? addLayer(surface);
  const zoom = zoomOf(control);
  layer.style.setProperty('--popup-zoom', String(zoom));
  layer.style.setProperty('zoom', String(1 / zoom));
  return layer;
}

function addLayer(surface: Element): HTMLElement {
  const layer = document.createElement('div');
  layer.className = layerClass;
  surface.append(layer);
  if (surface.matches('dialog') && layer.showPopover) {
    layer.popover = 'manual';
    layer.showPopover();
  }
  return layer;
}

/** Engines that count zoomed pixels as whole ones need no help: there it is 1. */
function zoomOf(element: HTMLElement): number {
  const seen = element.getBoundingClientRect().width;
  const stated = element.offsetWidth;
  return seen > 0 && stated > 0 ? Math.round((seen / stated) * 1000) / 1000 : 1;
}
