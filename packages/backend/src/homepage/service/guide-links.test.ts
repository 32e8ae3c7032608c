import type { GuideBody } from '@portico/contracts';
import { expect, test } from 'vitest';
import { safeGuide, unsafeFilesOf } from './guide-links.ts';

const file = (url: string) => ({ id: '1', name: '样表.pdf', size: 1, mime: 'application/pdf', url });
const guide = (url: string): GuideBody => ({
  itemCode: 'a',
  handleKind: 'instant',
  serviceObjects: [],
  fee: { charge: false },
  places: [],
  consultPhone: '',
  conditions: '<p onclick="a()">条件</p>',
  materials: [{ name: '申请表', required: true, form: [], sample: file(url), blank: file('/files/1') }],
  steps: [],
  faqs: [],
  attachments: [file('https://school.example/a.pdf'), file(url)],
  flowImage: file(url),
  updateTime: '2026-11-20 08:00:00',
});

test.each(['data:text/html,x', 'vbscript:x', 'file:///etc/passwd', '//evil.example/x', 'javascript:alert(1)', '/\\evil.example', ''])(
  'a guide’s file at %s is named at import and left out at reading',
  (url) => {
    expect(unsafeFilesOf(guide(url))).toEqual(['attachments.1.url', 'materials.0.sample.url', 'flowImage.url']);
    const shown = safeGuide(guide(url));
    expect(shown.attachments).toEqual([file('https://school.example/a.pdf')]);
    expect(shown.materials).toEqual([{ name: '申请表', required: true, form: [], blank: file('/files/1') }]);
    expect(shown.flowImage).toBeUndefined();
    expect(shown.conditions).toBe('<p>条件</p>');
  },
);

test('addresses of the portal and of the web stay', () => {
  for (const url of ['/files/9', 'https://school.example/x.pdf', 'http://school.example/x.pdf']) {
    expect(unsafeFilesOf(guide(url))).toEqual([]);
    expect(safeGuide(guide(url)).flowImage?.url).toBe(url);
  }
});
