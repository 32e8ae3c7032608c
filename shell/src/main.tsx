import { sayThatItFailed } from './failures/failed-start.ts';
import { createFailures } from './failures/failures.ts';
import { startPortal } from './start.ts';

// The modules' evaluation is one task, the start another: between them a slow phone answers its owner.
setTimeout(() => {
  const failures = createFailures();
  startPortal(failures).catch((error: unknown) => {
    if (!failures.ofPage({ error, where: 'start' })) sayThatItFailed();
  });
});
