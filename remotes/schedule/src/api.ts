import { createClient } from '@portico/client';
import { calendarContract, termContract } from '@portico/contracts';

export const calendar = createClient(calendarContract);
export const term = createClient(termContract);
