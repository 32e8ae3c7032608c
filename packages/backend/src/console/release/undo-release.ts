import { codes } from '@portico/contracts';
import { Refusal } from '../../kernel/api/refusal.ts';
import { newestOf } from '../../registry/releases/activations.ts';
import type { ActRow } from '../act/acts.ts';
import { conflict } from '../act/conflict.ts';
import type { Undoer } from '../act/undo.ts';
import type { ConsoleContext } from '../context.ts';
import { activateFor } from './activate.ts';

interface Said {
  before: { build: string | null; share?: { buildId: string; percent: number } };
  after: { build: string | null; share?: number; preview?: string; revision: number };
}

/** Activates what was there before; refused if the same place was changed since. */
export const undoRelease = (context: ConsoleContext): Undoer => ({
  capability: (row) => (row.fid ? 'releases.school' : saidBy(row).after.preview === undefined ? 'releases.activate' : 'releases.preview'),
  async run(row, { standing, checkOnly }) {
    const { before, after } = saidBy(row);
    const place = { ...(row.fid && { school: row.fid }), share: after.share, preview: after.preview };
    const now = await newestOf(context.database, row.object, place);
    if (now?.revision !== after.revision)
      throw conflict(`${row.object} 在这里已被再次切换，不能撤销`, { current: { buildId: now?.buildId ?? null } });
    const common = { area: row.object, checkOnly, undoOf: row.id };
    if (after.share !== undefined) {
      const { share } = before;
      const wish = share ? { share: share.percent, to: { buildId: share.buildId } } : { share: after.share, to: { buildId: null } };
      return activateFor(context, standing, { ...common, ...wish });
    }
    const isEveryone = !row.fid && after.preview === undefined;
    if (isEveryone && before.build === null) throw new Refusal(codes.invalid, '之前没有版本，不能撤销');
    return activateFor(context, standing, { ...common, ...place, to: { buildId: before.build } });
  },
});

const saidBy = ({ before, after }: ActRow): Said => ({ before, after }) as Said;
