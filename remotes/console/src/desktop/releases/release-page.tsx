import { ReleasesPage } from './releases-page.tsx';

/** The same page with an area chosen. It has a file of its own, by which the server finds a first page's styles. */
export function ReleasePage() {
  return <ReleasesPage />;
}
