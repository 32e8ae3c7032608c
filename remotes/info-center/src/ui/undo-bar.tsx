import { UndoBar as Bar } from '@portico/ui/undo-bar';
import type { Marks } from './use-marks.ts';

/** Says what was dismissed, and takes it back. */
export function UndoBar({ marks: { dismissed, forget, restore } }: { marks: Marks }) {
  const [first, ...others] = dismissed;
  const text = first && (others.length === 0 ? `已忽略“${first.title}”` : `已忽略 ${dismissed.length} 条消息`);
  return <Bar text={text ?? ''} onUndo={() => void restore(dismissed)} onEnd={forget} />;
}
