import { pageFailed } from './areas/report.ts';
import { sayThatItFailed } from './failed-start.ts';
import { startPortal } from './start.tsx';

startPortal().catch((error: unknown) => {
  if (!pageFailed({ error, where: 'start' })) sayThatItFailed();
});
