import type { Device, FirstCall } from '@portico/area';
import { networkTransport, sendCall, setTransport } from '@portico/client';
import { callKey, configContract, type ThemeItem, type UnitConfig, unitContract } from '@portico/contracts';
import { themeCss } from '@portico/ui/theme';
import { lazy } from 'react';
import { createRoot } from 'react-dom/client';
import { createAreaHost } from '../../../shell/src/areas/area-host.ts';
import { createFrames } from '../../../shell/src/frames.ts';
import { createNavigation, type Load } from '../../../shell/src/navigation/navigation.ts';
import { liveFacts } from '../../../shell/src/page-data/live-facts.ts';
import type { PageData } from '../../../shell/src/page-data/page-data.ts';
import { identityCalls, startupCalls } from '../../../shell/src/page-data/startup-calls.ts';
import { openState } from '../../../shell/src/page-data/state.ts';
import { PortalApp } from '../../../shell/src/portal-app.tsx';
import { pageOf } from '../../../shell/src/routing/page-of.ts';
import { createCallToken } from '../../../shell/src/session/call-token.ts';
import { applyPreferences, readPreferences } from '../../../shell/src/theme/preferences.ts';
import { applyViewport } from '../../../shell/src/viewport/watch-viewport.ts';
import { fetchEntryPoint } from './entry-points.ts';
import { plan } from './plan.ts';

// The portal's own components as most single-page applications are put together: an empty page, one bundle with lazy
// routes, the session and the settings fetched by it, then the frame, then the route's code, then the route's data.

async function answersTo(calls: readonly FirstCall[]): Promise<Record<string, unknown>> {
  const answered = await Promise.all(
    calls.map(async (call) => [callKey(call, call.input), await sendCall(call, call.input, { quiet: true })] as const),
  );
  return Object.fromEntries(answered);
}

/** Starts it on one device, whose frame is part of the bundle. */
export async function start(device: Device): Promise<void> {
  setTransport(networkTransport({ token: createCallToken().get }));
  applyViewport(device, innerWidth);
  applyPreferences(readPreferences());
  const identity = await answersTo(identityCalls);
  const unit = identity[callKey(unitContract.getConfig, undefined)] as UnitConfig;
  const answers = {
    ...identity,
    ...(await answersTo(startupCalls({ person: { isGuest: true }, bottomMediaStyle: unit.bottomMediaStyle }))),
  };
  const themes = answers[callKey(configContract.themes, undefined)] as ThemeItem[];
  const colour = themes.find((theme) => theme.type === 1);
  document.head.append(Object.assign(document.createElement('style'), { textContent: themeCss(colour?.type === 1 ? colour.color : '') }));

  const now = { date: '2026-11-20', weekday: 5, time: '09:30' };
  const data: PageData = { plan, answers, now, device, signedIn: false, rendered: [], path: location.pathname };
  const state = openState(data);
  const host = createAreaHost();
  const frames = createFrames(host.entryPoints);
  await frames.load({ device, layout: device === 'mobile' ? 'mobile' : 'default' });
  const load: Load = async (url) => {
    const { match, page } = pageOf(url.pathname, device, state.facts);
    if (!match) throw new Error(`The bundle has no page ${url.pathname}.`);
    const Component = lazy(async () => {
      const entryPoint = await fetchEntryPoint(match.area, device);
      const Found = entryPoint.pages[match.name];
      if (!Found) throw new Error(`No page ${match.name}.`);
      return { default: Found };
    });
    return { ...page, planned: match.area, buildId: 'bundle', key: url.pathname, content: { kind: 'component', Component } };
  };
  const first = await load(new URL(location.href));
  if ('redirect' in first) throw new Error('The benchmark starts at a page.');
  const navigation = createNavigation(first, load);
  const nothing = () => undefined;
  const session = {
    signOut: async () => undefined,
    keepSignIn: nothing,
    keepGuest: nothing,
    leave: () => nothing,
    holdUnsaved: nothing,
    confirm: nothing,
  };
  createRoot(document.getElementById('portal') as HTMLElement).render(
    <PortalApp
      state={state}
      session={session}
      navigation={navigation}
      facts={liveFacts(data, state)}
      host={host}
      frames={frames}
      isPageServerRendered={false}
    />,
  );
}
