export { default } from '@portico/testing/vitest';
