import { area } from '../../rspack.config.base.ts';

export default area(import.meta.dirname);
