import type { OutputOf, ParsedInputOf, SourceRow, taskContract } from '@portico/contracts';
import type { Member } from '../../kernel/api/visitor.ts';
import type { HomepageContext } from '../context.ts';

type Store = Pick<HomepageContext, 'sources'>;
type Wanted = ParsedInputOf<typeof taskContract.act>;
type Outcome = OutputOf<typeof taskContract.act>;
/** How many tasks are acted on at a time. */
const atOnce = 5;

/** Only a person's own tasks, and only what each of them allows. One that was read before counts as done. */
export async function actOnTasks({ sources }: Store, who: Member, { action, tasks }: Wanted): Promise<Outcome> {
  const { records } = await sources.gather('tasks', who);
  const outcome: Outcome = { done: [], failed: [] };
  const act = async (wanted: SourceRow) => {
    const row = records.find((each) => each.id === wanted.id && each.sourceCode === wanted.sourceCode);
    if (!row) return '这一条已不在您的任务中';
    if (action === 'markRead' && row.type === 'done') return undefined;
    return row.actions.includes(action) ? sources.act(action, wanted, who) : '这一条不能这样处理';
  };
  for (let at = 0; at < tasks.length; at += atOnce) {
    await Promise.all(
      tasks.slice(at, at + atOnce).map(async (wanted) => {
        const reason = await act(wanted);
        if (reason === undefined) outcome.done.push(wanted);
        else outcome.failed.push({ ...wanted, reason });
      }),
    );
  }
  return outcome;
}
