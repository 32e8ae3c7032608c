import type { Live } from '../../kernel/live/live.ts';
import type { ServiceContext } from '../../kernel/services.ts';

/** Updates nodes' and tabs' data of the schools by live events. */
export function followSchoolEvents({ schools }: Pick<ServiceContext, 'schools'>, live: Pick<Live, 'onForeign' | 'greet'>): void {
  // Another node's change takes effect at once, not only at this node's next read.
  live.onForeign(async () => schools.forget());
  live.greet(async ({ fid }) => {
    const data = { revision: (await schools.byFid(fid))?.revision ?? 0 };
    return [
      { event: 'modules', data },
      { event: 'config', data },
    ];
  });
}
