import type { RobotOptions, RobotSdk } from '../sdk-contract.ts';
import { keepAboveFooter } from './above-footer.ts';
import type { AssistantWindow } from './assistant-window.ts';
import styles from './capsule.css?text';
import { element, icon, styled } from './element.ts';

/** The portal's own robot: a capsule at the edge, and the window that it opens. The window's code loads on demand. */
function createRobot(): RobotSdk {
  let end: (() => void) | undefined;
  const robot: RobotSdk = {
    init(options: RobotOptions) {
      robot.destroy();
      const root = element('div', { id: 'portico-robot', 'data-device': options.device });
      const shadow = root.attachShadow({ mode: 'open' });
      shadow.adoptedStyleSheets = [styled(styles)];
      const name = element('span', { class: 'name', 'aria-hidden': 'true' }, options.name);
      const capsule = element(
        'button',
        { type: 'button', class: 'capsule', 'aria-label': `智能助手${options.name}`, 'aria-haspopup': 'dialog', 'aria-expanded': 'false' },
        element('span', { class: 'face' }, icon('chat')),
        name,
      );
      let arriving: Promise<AssistantWindow> | undefined;
      const arrive = () => {
        arriving ??= import(/* webpackChunkName: "robot-window" */ './assistant-window.ts').then(({ createWindow, windowStyles }) => {
          const made = createWindow(options, () => {
            capsule.setAttribute('aria-expanded', 'false');
            capsule.focus();
          });
          shadow.adoptedStyleSheets.push(styled(windowStyles));
          shadow.append(made.dialog);
          return made;
        });
        arriving.catch(() => {
          arriving = undefined;
        });
        return arriving;
      };
      const open = async () => {
        try {
          const made = await arrive();
          capsule.setAttribute('aria-expanded', 'true');
          made.open();
        } catch {
          name.textContent = '请重试';
          name.dataset.failed = '';
        }
      };
      capsule.addEventListener('pointerenter', () => void arrive().catch(() => undefined));
      capsule.addEventListener('click', () => void open());
      shadow.append(capsule);
      document.body.append(root);
      const stopRaising = options.device === 'desktop' ? keepAboveFooter(root) : keepRoomBelow();
      end = () => {
        stopRaising();
        void arriving?.then((made) => made.end()).catch(() => undefined);
        root.remove();
      };
    },
    destroy() {
      end?.();
      end = undefined;
    },
  };
  return robot;
}

/** On a phone the last row of a page can be scrolled out from under the capsule. */
function keepRoomBelow(): () => void {
  const { style } = document.documentElement;
  style.setProperty('--robot-room', '64px');
  return () => style.removeProperty('--robot-room');
}

window.PorticoRobot = createRobot();
