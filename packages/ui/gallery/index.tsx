import '../src/tokens.css';
import '../src/base.css';
import { type Portal, PortalContext } from '@portico/area/react';
import { themeCss } from '@portico/ui/theme';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { DesktopControls } from './desktop-controls.tsx';
import { Elements } from './elements.tsx';
import { type Look, lookOf } from './look.ts';
import { Looks } from './looks.tsx';
import { MobileControls } from './mobile-controls.tsx';
import './gallery.css';

const nothing = () => undefined;
/** A portal without areas, for links. */
const portal: Portal = {
  plan: { revision: 1, areas: [] },
  device: 'desktop',
  guest: false,
  modes: { elder: false, dark: false, compact: false, choose: nothing },
  signOut: nothing,
  authorize: nothing,
  holdUnsaved: nothing,
  renderBell: () => null,
  renderBlock: () => null,
};

/** `/dev/ui` under `npm run dev`: every component of this package, in the look that the address names. */
function show(look: Look): void {
  const page = document.documentElement;
  Object.assign(page.dataset, { viewport: look.device, theme: look.theme, mode: look.mode });
  const colours = document.createElement('style');
  colours.textContent = themeCss(look.colour);
  document.head.append(colours);
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <MemoryRouter>
      <PortalContext value={{ ...portal, device: look.device }}>
        <main className="gallery">
          <Looks look={look} />
          <Elements />
          {look.device === 'desktop' ? <DesktopControls /> : <MobileControls />}
        </main>
      </PortalContext>
    </MemoryRouter>,
  );
}

show(lookOf(new URLSearchParams(location.search)));
