export { type FakeHandlers, type FakeServer, fakeServer } from './fake-server.ts';
export { type PageSurroundings, type RenderedPage, renderPage } from './render-page.tsx';
export { guest, now, school, student } from './sample-people.ts';
