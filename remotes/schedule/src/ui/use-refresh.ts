import { useQueryClient } from '@portico/client';

const days = /\/homepage\/scheduleCalendar\/listSchoolCalendarDetail/;

/** Asks again for every shown day, after an event was changed. */
export function useRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ predicate: ({ queryKey }) => days.test(String(queryKey[0])) });
}
