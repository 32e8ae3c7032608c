import type { CalendarEvent, EventScope } from '@portico/contracts';
import { createElement } from 'react';
import { type Draft, draftOf, newDraft } from '../model/draft.ts';
import { timeWord } from '../model/words.ts';
import type { Calendar } from '../ui/use-calendar.ts';
import { useEventActs } from '../ui/use-event-acts.ts';
import type { OpenDialog } from '../ui/use-late-dialog.ts';

const afternoon = { start: 14 * 60, end: 15 * 60 };

/** What opens the page's dialogs; each one's code comes with it. */
export function useOpeners(open: OpenDialog, { wanted }: Pick<Calendar, 'wanted'>) {
  const acts = useEventActs();
  const edit = (draft: Draft) =>
    open(async () => {
      const { EditDialog } = await import(/* webpackChunkName: "desktop.edit" */ './edit-dialog.tsx');
      return (onClose) => createElement(EditDialog, { draft, onClose });
    });
  const remove = (event: CalendarEvent) => {
    const isRepeated = (event.repeat ?? 'none') !== 'none';
    open(async () => {
      const { ScopeDialog } = await import(/* webpackChunkName: "scope" */ '../ui/scope-dialog.tsx');
      const onAnswer = (scope: EventScope) => acts.remove(event, scope);
      const question = { title: '删除日程', text: `“${event.title}”删除后不能恢复。`, action: '删除日程', isDeletion: true };
      return (onClose) => createElement(ScopeDialog, { ...question, isRepeated, onAnswer, onClose });
    });
  };
  return {
    create: (date = wanted.date, minutes = afternoon) => edit(newDraft(date, minutes)),
    edit: (event: CalendarEvent) => edit(draftOf(event)),
    remove,
    show: (event: CalendarEvent, conflict: boolean) =>
      open(async () => {
        const { EventDialog } = await import(/* webpackChunkName: "desktop.event" */ './event-dialog.tsx');
        const ways = { onEdit: () => edit(draftOf(event)), onRemove: () => remove(event) };
        return (onClose) => createElement(EventDialog, { event, conflict, onClose, ...ways });
      }),
    manage: () =>
      open(async () => {
        const { ManageDialog } = await import(/* webpackChunkName: "desktop.manage" */ './manage-dialog.tsx');
        return (onClose) => createElement(ManageDialog, { onClose });
      }),
    /** Moves an event; of a repeated one it is asked how far that reaches. Answers what went wrong. */
    move: async (event: CalendarEvent, times: { start: string; end: string }): Promise<string | undefined> => {
      if ((event.repeat ?? 'none') === 'none') return acts.move(event, times, 'all');
      open(async () => {
        const { ScopeDialog } = await import(/* webpackChunkName: "scope" */ '../ui/scope-dialog.tsx');
        const text = `“${event.title}”改到 ${timeWord({ ...times, allDay: event.allDay })}。`;
        const onAnswer = (scope: EventScope) => acts.move(event, times, scope);
        return (onClose) =>
          createElement(ScopeDialog, { title: '调整时间', text, action: '保存时间', isRepeated: true, onAnswer, onClose });
      });
      return undefined;
    },
  };
}
export type Openers = ReturnType<typeof useOpeners>;
