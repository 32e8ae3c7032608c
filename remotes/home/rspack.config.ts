import { area } from '@portico/build';

export default area(import.meta.dirname);
