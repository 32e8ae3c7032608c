export { act, fireEvent, waitFor, within } from '@testing-library/react';
export { type FakeHandlers, type FakeServer, fakeServer } from './fake-server.ts';
export { fakeService, serviceFailures } from './fake-service.ts';
export { planWith } from './plan-with.ts';
export { type PageSurroundings, type RenderedPage, renderBlock, renderPage } from './render-page.tsx';
export { guest, now, school, student } from './sample-people.ts';
