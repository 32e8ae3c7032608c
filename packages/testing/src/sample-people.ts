import type { Now, Person, School } from '@portico/session';

/** A visitor who has not signed in. */
export const guest: Person = {
  id: 'guest',
  userType: 'GUEST',
  loginTime: '2026-11-20 08:00:00',
  name: '访客',
  account: '',
  avatar: '',
  fid: '10001',
  unitName: '清禾大学',
  roles: [],
  isGuest: true,
};

/** The student of the demo schools. */
export const student: Person = {
  ...guest,
  id: 'student',
  userType: 'STUDENT',
  name: '林知夏',
  account: '20260001',
  roles: [{ code: 'student', name: '学生', current: true }],
  isGuest: false,
};

export const school: School = {
  fid: '10001',
  unitName: '清禾大学',
  revision: 1,
  template: 1,
  specialStyle: 1,
  bottomMediaStyle: 1,
  filings: { owner: '清禾大学', icp: '' },
  contact: [],
};

/** A Friday morning. */
export const now: Now = { date: '2026-11-20', weekday: 5, time: '09:30' };
