import { dayjs } from '@portico/contracts/shown-time';
import { useNow } from '@portico/session';

/** Today and yesterday, by the portal's clock. */
export function useDays(): { today: string; yesterday: string } {
  const { date } = useNow();
  return { today: date, yesterday: dayjs(date).subtract(1, 'day').format('YYYY-MM-DD') };
}
