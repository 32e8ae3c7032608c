/**
 * An on-screen keyboard covers the bottom of a fixed sheet, where its text field is: while the keyboard is shown, the
 * sheet has the size of what remains visible.
 */
export function keepAboveKeyboard(sheet: HTMLElement, visible = window.visualViewport): void {
  if (!visible) return;
  const fit = () => {
    const isCovered = visible.scale === 1 && window.innerHeight - visible.height > 1;
    sheet.style.height = isCovered ? `${visible.height}px` : '';
    sheet.style.top = isCovered ? `${visible.offsetTop}px` : '';
  };
  visible.addEventListener('resize', fit);
  visible.addEventListener('scroll', fit);
}
