import { shell } from '@portico/build';

export default shell(import.meta.dirname);
