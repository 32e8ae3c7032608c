import { pageFailed } from './areas/report.ts';
import { sayThatItFailed } from './failed-start.ts';
import { startPortal } from './start.tsx';

// The modules' evaluation is one task, the start another: between them a slow phone answers its owner.
setTimeout(() => {
  startPortal().catch((error: unknown) => {
    if (!pageFailed({ error, where: 'start' })) sayThatItFailed();
  });
});
