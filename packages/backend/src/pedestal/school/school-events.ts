import type { Live } from '../../kernel/live/live.ts';
import type { ServiceContext } from '../../kernel/services.ts';

/** Keeps what nodes and tabs know of the schools in step with live events. */
export function followSchoolEvents({ schools }: Pick<ServiceContext, 'schools'>, live: Pick<Live, 'onForeign' | 'greet'>): void {
  // What another node changed counts here at once, and not only when this node looks again.
  live.onForeign(async () => schools.forget());
  live.greet(async ({ fid }) => {
    const data = { revision: (await schools.byFid(fid))?.revision ?? 0 };
    return [
      { event: 'modules', data },
      { event: 'config', data },
    ];
  });
}
