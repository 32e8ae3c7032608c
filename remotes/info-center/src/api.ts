import { createClient } from '@portico/client';
import { noticeContract } from '@portico/contracts';

export const notices = createClient(noticeContract);
