import { UndoBar as Bar } from '@portico/ui/undo-bar';
import type { InfoCenter } from './use-info-center.ts';

/** Says what was dismissed, and takes it back. */
export function UndoBar({ center: { marks, dismissed, forget } }: { center: InfoCenter }) {
  const [first, ...others] = dismissed;
  const text = first && (others.length === 0 ? `已忽略“${first.title}”` : `已忽略 ${dismissed.length} 条消息`);
  return <Bar text={text ?? ''} onUndo={() => void marks.restore(dismissed)} onEnd={forget} />;
}
