import { curriculumContract } from '@portico/contracts';
import { dayOf } from '@portico/contracts/time';
import { type ServedCall, serve } from '../../kernel/api/serve.ts';
import type { HomepageContext } from '../context.ts';
import { coursesOfPerson, coursesOn } from './courses.ts';

export function curriculumCalls(services: HomepageContext): ServedCall[] {
  return serve(
    curriculumContract,
    {
      async day({ date = dayOf(services.now()) }, { visitor }) {
        const { courses, failedSources } = await coursesOfPerson(services, visitor);
        const day = await coursesOn(services, visitor.school, { date, courses });
        return { date, ...day, ...(failedSources.length > 0 && { failedSources }) };
      },
    },
    { module: 'schedule' },
  );
}
