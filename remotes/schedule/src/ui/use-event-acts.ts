import type { PortalError } from '@portico/client';
import type { CalendarEvent, EventScope } from '@portico/contracts';
import { calendar } from '../api.ts';
import { draftOf, textOf } from '../model/draft.ts';
import { useRefresh } from './use-refresh.ts';

/** Moves and deletes events; answers what went wrong, or nothing. */
export function useEventActs() {
  const refresh = useRefresh();
  const attempt = async (act: () => Promise<unknown>): Promise<string | undefined> => {
    try {
      await act();
      return undefined;
    } catch (thrown) {
      return (thrown as PortalError).message;
    } finally {
      await refresh();
    }
  };
  return {
    move: (event: CalendarEvent, times: { start: string; end: string }, scope: EventScope) =>
      attempt(() => calendar.saveEvent(textOf({ ...draftOf(event), ...times, scope }), { quiet: true })),
    remove: ({ id, start, repeat }: CalendarEvent, scope: EventScope) =>
      attempt(() =>
        calendar.deleteEvent({ id, scope, ...(repeat && repeat !== 'none' && { occurrence: start.slice(0, 10) }) }, { quiet: true }),
      ),
  };
}
