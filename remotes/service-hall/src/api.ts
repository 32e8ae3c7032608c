import { createClient } from '@portico/client';
import {
  assistantContract,
  configContract,
  evaluateContract,
  searchContract,
  serviceContract,
  taskContract,
  topicContract,
} from '@portico/contracts';

export const assistant = createClient(assistantContract);
export const config = createClient(configContract);
export const evaluate = createClient(evaluateContract);
export const search = createClient(searchContract);
export const services = createClient(serviceContract);
export const tasks = createClient(taskContract);
export const topics = createClient(topicContract);
