import { sayThatItFailed } from './failures/failed-start.ts';
import { createFailures } from './failures/failures.ts';
import { startPortal } from './start.ts';

// Evaluating the modules is one task, the start another: between them a slow phone can respond to input.
setTimeout(() => {
  const failures = createFailures();
  startPortal(failures).catch((error: unknown) => {
    if (!failures.ofPage({ error, where: 'start' })) sayThatItFailed();
  });
});
