import { shell } from '../rspack.config.base.ts';

export default shell(import.meta.dirname);
