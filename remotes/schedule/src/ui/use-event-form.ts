import { useUnsavedWork } from '@portico/area/react';
import { type PortalError, useQuery } from '@portico/client';
import { useState } from 'react';
import { calendar } from '../api.ts';
import { conflictsOf } from '../model/conflicts.ts';
import { type Draft, draftOf, problemOf, textOf } from '../model/draft.ts';
import { useRefresh } from './use-refresh.ts';

type Problem = { field?: string; text: string; isOutdated?: boolean };

/** The form of one event: what is typed, what is wrong about it, what else is at that time, and saving it. */
export function useEventForm(initial: Draft, onSaved: () => void) {
  const [first, setFirst] = useState(initial);
  const [draft, setDraft] = useState(initial);
  const [problem, setProblem] = useState<Problem>();
  const [isSaving, setIsSaving] = useState(false);
  const isDirty = JSON.stringify(draft) !== JSON.stringify(first);
  useUnsavedWork(isDirty);
  const refresh = useRefresh();
  const isValid = !problemOf({ ...draft, title: 'x' });
  const span = { startDate: draft.start.slice(0, 10), endDate: draft.end.slice(0, 10) };
  const days = useQuery({ ...calendar.days.query(span), enabled: isValid && !draft.allDay });

  const save = async (wanted = draft) => {
    const wrong = problemOf(wanted);
    setProblem(wrong);
    if (wrong) return;
    setIsSaving(true);
    try {
      await calendar.saveEvent(textOf(wanted), { quiet: true });
      await refresh();
      setFirst(wanted);
      onSaved();
    } catch (thrown) {
      const { kind, message } = thrown as PortalError;
      setProblem({ text: message, isOutdated: kind === 'conflict' && wanted.id !== undefined });
    }
    setIsSaving(false);
  };
  /** The event as it is now, for which a form that is out of date may be given up, or which it replaces. */
  const latest = async () => {
    const date = draft.occurrence ?? first.start.slice(0, 10);
    const [day] = await calendar.days({ startDate: date, endDate: date }, { quiet: true });
    return day?.events.find(({ id }) => id === draft.id);
  };
  const whenOutdated = async (decide: 'theirs' | 'mine') => {
    const event = await latest().catch(() => undefined);
    if (!event) return setProblem({ text: '这条日程已不在原来的日期，请关闭后重新打开' });
    if (decide === 'mine') return save({ ...draft, version: event.version });
    setDraft(draftOf(event));
    setFirst(draftOf(event));
    setProblem(undefined);
  };
  return {
    draft,
    change: (changes: Partial<Draft>) => {
      setDraft((now) => ({ ...now, ...changes }));
      setProblem(undefined);
    },
    problem,
    isDirty,
    isSaving,
    conflicts: isValid && !draft.allDay && days.data ? conflictsOf(draft, days.data) : undefined,
    save: () => void save(),
    takeTheirs: () => void whenOutdated('theirs'),
    keepMine: () => void whenOutdated('mine'),
  };
}
export type EventForm = ReturnType<typeof useEventForm>;
