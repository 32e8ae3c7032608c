import type { RobotOptions, RobotSdk } from '../sdk-contract.ts';
import { keepAboveFooter } from './above-footer.ts';
import { createWindow } from './assistant-window.ts';
import { element, icon } from './element.ts';
import styles from './robot.css?text';

let end: (() => void) | undefined;

/** The portal's own robot: a capsule at the edge, and the window that it opens. */
const robot: RobotSdk = {
  init(options: RobotOptions) {
    robot.destroy();
    const root = element('div', { id: 'portico-robot', 'data-device': options.device });
    const shadow = root.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    shadow.adoptedStyleSheets = [sheet];
    const capsule = element(
      'button',
      { type: 'button', class: 'capsule', 'aria-label': '智能助手', 'aria-haspopup': 'dialog', 'aria-expanded': 'false' },
      element('span', { class: 'face' }, icon('chat')),
      element('span', { class: 'name', 'aria-hidden': 'true' }, options.name),
    );
    const assistant = createWindow(options, () => {
      capsule.setAttribute('aria-expanded', 'false');
      capsule.focus();
    });
    capsule.addEventListener('click', () => {
      capsule.setAttribute('aria-expanded', 'true');
      assistant.open();
    });
    shadow.append(capsule, assistant.dialog);
    document.body.append(root);
    const stopRaising = options.device === 'desktop' ? keepAboveFooter(root) : () => undefined;
    end = () => {
      stopRaising();
      assistant.end();
      root.remove();
    };
  },
  destroy() {
    end?.();
    end = undefined;
  },
};

window.PorticoRobot = robot;
