import { consoleGrant, type GrantRole } from '../pedestal/grant/schema.ts';
import type { People, SeedContext } from './seed-demo.ts';

/** The first demo school: its member of staff operates all of them. */
const operatorsSchool = '10001';

/** Each school's administrator, and one operator. */
export async function seedGrants({ transaction, fid, moments }: SeedContext, { admin, staff }: People): Promise<void> {
  const grant = (personId: string, role: GrantRole, of: string) => ({
    id: `grant-${fid}-${role}`,
    personId,
    role,
    fid: of,
    grantedBy: 'the portal',
    reason: 'demo',
    time: moments.now,
  });
  const operators = fid === operatorsSchool ? [grant(staff, 'operator', '')] : [];
  await transaction.insert(consoleGrant).values([grant(admin, 'admin', fid), ...operators]);
}
