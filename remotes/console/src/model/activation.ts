import type { ConsoleRight } from '@portico/contracts/console';
import { dueProblem } from './plan-times.ts';
import { mayChange } from './rights.ts';

export type PlaceKind = 'preview' | 'school' | 'share' | 'everyone';
export interface ActivationTerms {
  kind: PlaceKind;
  school: string;
  share: string;
  preview: string;
  reason: string;
  /** `YYYY-MM-DD HH:mm`, empty while it is not chosen; undefined: now. */
  due: string | undefined;
}

const every: readonly { key: PlaceKind; name: string; needs: string }[] = [
  { key: 'preview', name: '预览', needs: 'releases.preview' },
  { key: 'school', name: '一所学校', needs: 'releases.school' },
  { key: 'share', name: '灰度', needs: 'releases.activate' },
  { key: 'everyone', name: '所有人', needs: 'releases.activate' },
];
export const shares = ['1', '5', '10', '25', '50'].map((key) => ({ key, name: `${key}%` }));

/** The places for which this person may activate. */
export const placeKinds = (right: (capability: string) => ConsoleRight | undefined) => every.filter(({ needs }) => mayChange(right(needs)));

/** Why the choice is not whole yet. */
export function termsProblem({ kind, preview, due }: ActivationTerms, now: string | undefined): string | undefined {
  if (kind !== 'preview') return dueProblem(due, now);
  if (!preview) return '给预览起一个名称，如 winter';
  return /^[a-z0-9][a-z0-9-]{0,39}$/.test(preview) ? undefined : '预览名称用小写字母、数字和连字符，最多 40 个';
}

/** As the call takes it. */
export const activationInput = ({ kind, school, share, preview, reason, due }: ActivationTerms) => ({
  ...(kind === 'school' && { school }),
  ...(kind === 'share' && { share: Number(share) }),
  ...(kind === 'preview' && { preview }),
  ...(kind !== 'preview' && due && { due }),
  ...(reason.trim() && { reason: reason.trim() }),
});
