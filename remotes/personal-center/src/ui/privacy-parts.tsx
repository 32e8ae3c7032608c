import { ClosePart } from './close-part.tsx';
import { ConsentPart } from './consent-part.tsx';
import { ExportPart } from './export-part.tsx';

/** What the person decides about the own data. */
export function PrivacyParts() {
  return (
    <>
      <ConsentPart />
      <ExportPart />
      <ClosePart />
    </>
  );
}
