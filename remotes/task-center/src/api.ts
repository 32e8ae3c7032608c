import { createClient } from '@portico/client';
import { approvalContract, taskContract } from '@portico/contracts';

export const approvals = createClient(approvalContract);
export const tasks = createClient(taskContract);
