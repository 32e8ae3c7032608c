import { createClient } from '@portico/client';
import {
  configContract,
  curriculumContract,
  noticeContract,
  personContract,
  quickNavigationContract,
  serviceContract,
  taskContract,
  termContract,
  topicContract,
} from '@portico/contracts';

export const config = createClient(configContract);
export const services = createClient(serviceContract);
export const topics = createClient(topicContract);
export const term = createClient(termContract);
export const curriculum = createClient(curriculumContract);
export const tasks = createClient(taskContract);
export const notices = createClient(noticeContract);
export const person = createClient(personContract);
export const quickNavigation = createClient(quickNavigationContract);
