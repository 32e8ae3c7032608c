import { writeUnit } from '../homepage/unit/write-unit.ts';
import type { SeedContext } from './seed-demo.ts';

export const seedUnit = ({ transaction, demo, fid, ids }: SeedContext): Promise<void> =>
  writeUnit(transaction, { fid, menuId: (index) => ids('menu', index), off: demo.off, first: demo.first });
