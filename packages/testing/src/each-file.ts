import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A worker keeps modules and the document for all its files: each file has to ask for the cleaning itself.
afterEach(cleanup);

// Testing Library gives up after a second by itself; a slow or busy machine needs longer.
configure({ asyncUtilTimeout: 30_000 });
