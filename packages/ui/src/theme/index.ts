export { contrast } from './contrast.ts';
export { palette, primaryOf } from './palette.ts';
export { themeCss } from './theme-css.ts';
