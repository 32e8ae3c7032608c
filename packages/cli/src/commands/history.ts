import { Command } from 'commander';
import { portalAddress } from '../registry/portal-address.ts';
import { registryClient } from '../registry/registry-client.ts';
import { clock, table } from '../registry/status-table.ts';

export const historyCommand = new Command('history')
  .description('Who published, activated, took back or collected what, the newest first.')
  .argument('[area]', 'only this area')
  .action(async (area: string | undefined) => {
    const steps = await registryClient(portalAddress()).history(area);
    if (steps.length === 0) {
      console.log('There is nothing.');
      return;
    }
    const rows = steps.map((step) => [
      ...[clock(step.time), step.action, step.buildId === null ? step.area : `${step.area}@${step.buildId}`, placeOf(step)],
      step.fromRevision === step.toRevision ? `${step.toRevision}` : `${step.fromRevision} → ${step.toRevision}`,
      ...[step.who, step.note ?? ''],
    ]);
    console.log(table([['WHEN', 'WHAT', 'WHICH', 'FOR', 'REVISION', 'WHO', 'WHY'], ...rows]));
  });

function placeOf({
  action,
  school,
  share,
  preview,
}: {
  action: string;
  school: string | null;
  share: number | null;
  preview: string | null;
}) {
  if (preview !== null) return `preview ${preview}`;
  if (school !== null) return `school ${school}`;
  if (share !== null) return `${share}% of visitors`;
  return action === 'publish' || action === 'collect' ? '' : 'everyone';
}
