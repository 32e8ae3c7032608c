import { createClient } from '@portico/client';
import {
  authContract,
  campusContract,
  configContract,
  personContract,
  serviceContract,
  signInMethodContract,
  taskContract,
  termContract,
  unitContract,
  userContract,
} from '@portico/contracts';

export const auth = createClient(authContract);
export const person = createClient(personContract);
export const campus = createClient(campusContract);
export const config = createClient(configContract);
export const services = createClient(serviceContract);
export const signInMethods = createClient(signInMethodContract);
export const tasks = createClient(taskContract);
export const term = createClient(termContract);
export const unit = createClient(unitContract);
export const user = createClient(userContract);
