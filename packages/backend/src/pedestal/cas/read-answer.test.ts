import { expect, test } from 'vitest';
import { failure, logOutRequest, success } from '../../testing/fake-cas.ts';
import { ticketOfLogOut } from './log-out-request.ts';
import { readPlainAnswer, readXmlAnswer } from './read-answer.ts';

const cas = 'http://www.yale.edu/tp/cas';
const kind = (text: string) => readXmlAnswer(text).kind;

test('a success names one user; attributes come in either form, and many times', () => {
  const answer = readXmlAnswer(
    success(
      'lin',
      `<cas:attributes><cas:role>student</cas:role><cas:role>tutor</cas:role></cas:attributes>
       <cas:attribute name="mail" value="lin@qinghe.example"/>`,
    ),
  );
  expect(answer).toEqual({
    kind: 'success',
    user: 'lin',
    attributes: new Map([
      ['mail', ['lin@qinghe.example']],
      ['role', ['student', 'tutor']],
    ]),
  });
});

test('a failure tells its code and the server’s words', () => {
  expect(readXmlAnswer(failure('INVALID_SERVICE'))).toEqual({ kind: 'failure', code: 'INVALID_SERVICE', said: 'no' });
});

test('case 13 · a failure with a success inside of it, or beside it, is no success', () => {
  const inside = `<cas:authenticationSuccess><cas:user>admin</cas:user></cas:authenticationSuccess>`;
  expect(kind(failure('INVALID_TICKET', inside))).toBe('failure');
  expect(kind(failure('INVALID_TICKET', inside.replaceAll('<', '&lt;')))).toBe('failure');
  const beside = `<cas:serviceResponse xmlns:cas="${cas}"><cas:authenticationFailure code="X"/>${inside}</cas:serviceResponse>`;
  expect(kind(beside)).toBe('malformed');
  expect(kind(success('a').replace('</cas:serviceResponse>', `${inside}</cas:serviceResponse>`))).toBe('malformed');
  expect(kind(`<x>${success('admin')}</x>`)).toBe('malformed');
});

test.each([
  ['a document type', `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>${success('&e;')}`],
  ['nested entities', `<!DOCTYPE x [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>${success('&b;')}`],
  ['an entity that nobody defines', success('&e;')],
  ['another namespace', success('a').replace(cas, 'http://evil.tld/cas')],
  [
    'no namespace',
    success('a')
      .replaceAll('cas:', '')
      .replace(/ xmlns[^>]*/, ''),
  ],
  ['a page', '<!doctype html><html><body>Login</body></html>'],
  ['nothing', ''],
  ['two users', success('a</cas:user><cas:user>admin')],
  ['a user with a child', success('<cas:user>admin</cas:user>')],
  ['a user without a name', success(' ')],
  ['a name that is too long', success('x'.repeat(129))],
  ['a chain of proxies', success('a', '<cas:proxies><cas:proxy>https://proxy</cas:proxy></cas:proxies>')],
  ['an open end', success('a').slice(0, -5)],
  ['more after the end', `${success('a')}${success('b')}`],
  ['a processing instruction', `<?xml-stylesheet href="x"?>${success('a')}`],
])('case 14 · an answer with %s is not taken', (_name, text) => {
  expect(kind(text)).toBe('malformed');
});

test('CAS 1 · yes and a name, no, and nothing else', () => {
  expect(readPlainAnswer('yes\nlin\n')).toMatchObject({ kind: 'success', user: 'lin' });
  expect(readPlainAnswer('no\n\n').kind).toBe('failure');
  for (const text of ['yes\n', 'yes', 'yes\nlin\nadmin\n', '<html>yes</html>', '']) expect(readPlainAnswer(text).kind).toBe('malformed');
});

test('a log-out request names its ticket, with an empty NameID too', () => {
  const form = (text: string) => new URLSearchParams({ logoutRequest: text }).toString();
  expect(ticketOfLogOut(form(logOutRequest('ST-1')))).toBe('ST-1');
  expect(ticketOfLogOut(form(`<?xml version="1.0"?>\n${logOutRequest('ST-1')}`))).toBe('ST-1');
  expect(ticketOfLogOut(form(logOutRequest('').replace(/<samlp:SessionIndex>.*<\/samlp:SessionIndex>/, '')))).toBeUndefined();
  expect(ticketOfLogOut(form(`<!DOCTYPE x>${logOutRequest('ST-1')}`))).toBeUndefined();
  expect(ticketOfLogOut('SAMLRequest=x')).toBeUndefined();
});
