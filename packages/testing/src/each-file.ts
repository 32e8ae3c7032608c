import { configure } from '@testing-library/react';

/** Before each file of tests: Testing Library gives up after a second by itself; a slow or busy machine needs longer. */
configure({ asyncUtilTimeout: 30_000 });
