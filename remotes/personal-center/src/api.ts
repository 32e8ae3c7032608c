import { createClient } from '@portico/client';
import {
  authContract,
  personContract,
  serviceContract,
  signInMethodContract,
  taskContract,
  unitContract,
  userContract,
} from '@portico/contracts';

export const auth = createClient(authContract);
export const person = createClient(personContract);
export const services = createClient(serviceContract);
export const signInMethods = createClient(signInMethodContract);
export const tasks = createClient(taskContract);
export const unit = createClient(unitContract);
export const user = createClient(userContract);
