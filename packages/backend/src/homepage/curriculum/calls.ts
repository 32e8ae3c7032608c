import { curriculumContract } from '@portico/contracts';
import { type ServedCall, serve } from '../../kernel/api/serve.ts';
import { dayOf } from '../../kernel/clock/clock.ts';
import type { Workshop } from '../../services.ts';
import { coursesOfPerson, coursesOn } from './courses.ts';

export function curriculumCalls(workshop: Workshop): ServedCall[] {
  return serve(
    curriculumContract,
    {
      async day({ date = dayOf(workshop.now()) }, { visitor }) {
        const { courses, failedSources } = await coursesOfPerson(workshop, visitor);
        const day = await coursesOn(workshop, visitor.school, { date, courses });
        return { date, ...day, ...(failedSources.length > 0 && { failedSources }) };
      },
    },
    { module: 'schedule' },
  );
}
