export { default } from '@portico/build/fences';
