import { createClient } from '@portico/client';
import { personContract } from '@portico/contracts';

export const person = createClient(personContract);
