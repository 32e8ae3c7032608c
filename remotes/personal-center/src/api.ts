import { createClient } from '@portico/client';
import { campusContract, configContract, personContract, serviceContract, termContract } from '@portico/contracts';

export const person = createClient(personContract);
export const campus = createClient(campusContract);
export const config = createClient(configContract);
export const services = createClient(serviceContract);
export const term = createClient(termContract);
