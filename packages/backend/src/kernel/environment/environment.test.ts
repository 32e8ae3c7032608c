import { expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';

test('without variables the defaults hold, and an empty variable is an absent one', () => {
  expect(readEnvironment({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 8080, databaseUrl: undefined, demo: false, rateScale: 1 });
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['PORTICO_DEMO', 'yes'],
  ['PORTICO_RATE_SCALE', '-1'],
  ['PORTICO_RATE_SCALE', '0'],
  ['PORTICO_EXPECT_AREAS', 'Home; news'],
  ['PORTICO_PUBLIC_URL', 'portal.example'],
  ['DATABASE_URL', 'mysql://x'],
])('a wrong %s (%s) is one line that names it and says what to do', (name, value) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(
    new RegExp(`^The environment is wrong: ${name} must [^\\n]+ Correct it[^\\n]+$`),
  );
});

test('an address with a password in it is refused, and not shown', () => {
  const read = () => readEnvironment({ PORTICO_CAS_URL: 'https://me:hidden-word@sso.school.example/cas' });
  expect(read).toThrow(/PORTICO_CAS_URL must not contain a user name or password/);
  expect(read).not.toThrow(/hidden-word/);
});

test('a wrong database address is not shown: it holds a password', () => {
  expect(() => readEnvironment({ DATABASE_URL: 'mysql://me:hidden@host/db' })).not.toThrow(/hidden/);
});
