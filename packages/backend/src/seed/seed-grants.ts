import { consoleGrant, type GrantRole } from '../pedestal/grant/schema.ts';
import { peopleOfDemo } from './content/people.ts';
import type { SeedContext } from './seed-demo.ts';

interface DemoGrant {
  account: string;
  role: GrantRole;
  mayReview?: true;
}

/** Who may do what in the console of each demo school. */
const grants: readonly DemoGrant[] = [
  { account: 'T10001', role: 'operator' },
  { account: 'T10001', role: 'admin' },
  { account: 'admin', role: 'admin' },
  { account: 'T10003', role: 'admin' },
  { account: 'T10002', role: 'editor' },
  { account: 'T10004', role: 'editor', mayReview: true },
  { account: 'T10005', role: 'auditor' },
];

export async function seedGrants({ transaction, fid, ids, moments, content }: SeedContext): Promise<void> {
  // The editors' own department, where the school has it.
  const department = ids('dept', Math.max(0, content.departments.indexOf('教务处')));
  const rows = grants.map(({ account, role, mayReview = false }) => ({
    id: `grant-${fid}-${account.toLowerCase()}-${role}`,
    personId: ids(
      'person',
      peopleOfDemo.findIndex((each) => each.account === account),
    ),
    role,
    fid: role === 'operator' ? '' : fid,
    departments: role === 'editor' ? [department] : [],
    mayReview,
    grantedBy: '演示数据',
    reason: '',
    time: moments.now,
  }));
  await transaction.insert(consoleGrant).values(rows);
}
