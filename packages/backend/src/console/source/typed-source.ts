import { codes } from '@portico/contracts';
import { z } from 'zod';
import { type HttpSettings, httpSettings } from '../../homepage/source/mapping.ts';
import { type Subject, subjects } from '../../homepage/source/records.ts';
import type { SourceRow } from '../../homepage/source/schema.ts';
import { Refusal } from '../../kernel/api/refusal.ts';
import { leadsToRefused } from '../../kernel/outgoing/checked-request.ts';
import { invalidFields, invalidSettings } from '../act/conflict.ts';

export const offersOf = (typed: readonly string[]): Subject[] => {
  const unknown = typed.filter((each) => !subjects.includes(each as Subject));
  if (unknown.length > 0) throw invalidFields([{ path: 'offers', text: `没有这种数据：${unknown.join('、')}` }]);
  return [...new Set(typed)] as Subject[];
};

/**
 * The settings that a person typed, with saved header values where they typed none. A saved value never goes to another
 * host than the ones that it was saved with.
 */
export function typedHttp(typed: unknown, saved: HttpSettings | null): HttpSettings {
  const given = typed as { headers?: Record<string, unknown> };
  const sent =
    given.headers && typeof given.headers === 'object' ? given.headers : Object.fromEntries(names(saved).map((name) => [name, '']));
  const kept = Object.entries(sent).flatMap(([name, value]) => (value === '' && saved?.headers?.[name] !== undefined ? [name] : []));
  const headers = { ...sent, ...Object.fromEntries(kept.map((name) => [name, saved?.headers?.[name]])) };
  const read = httpSettings.safeParse({ ...given, headers }, { error: z.locales.zhCN().localeError });
  if (!read.success) throw invalidSettings('http', read.error.issues);
  const broken = Object.entries(read.data.headers).filter(([, value]) => /[\r\n]/.test(value));
  if (broken.length > 0) throw invalidFields(broken.map(([name]) => ({ path: `http.headers.${name}`, text: '不能换行' })));
  const [first] = kept;
  const known = saved ? hostsOf(saved) : [];
  if (first !== undefined && hostsOf(read.data).some((host) => !known.includes(host)))
    throw invalidFields([{ path: `http.headers.${first}`, text: '地址改了，请重新填写' }]);
  return read.data;
}

/** A name may lead elsewhere tomorrow: each request checks it again. */
export async function requireReachableHosts(http: HttpSettings): Promise<void> {
  for (const host of hostsOf(http))
    if (await leadsToRefused(new URL(host).hostname)) throw invalidFields([{ path: 'http.base', text: '不能使用这个网络地址' }]);
}

export function requireQuestions({ http, offers }: Pick<SourceRow, 'http' | 'offers'>): void {
  const missing = http ? offers.filter((subject) => !http.questions[subject]) : [];
  if (missing.length > 0) throw invalidFields(missing.map((subject) => ({ path: `http.questions.${subject}`, text: '没有写明怎样查询' })));
}

const names = (http: HttpSettings | null) => Object.keys(http?.headers ?? {});

function hostsOf({ base, questions, acts = {} }: HttpSettings): string[] {
  const addresses = [...Object.values(questions), ...Object.values(acts)].map(({ address }) => address.replace(/\{\w+\}/g, 'x'));
  return [
    ...new Set(
      ['', ...addresses].map((address) => {
        if (!URL.canParse(address, base)) throw new Refusal(codes.invalid, `地址不正确：${address.slice(0, 100)}`);
        return new URL(address, base).origin;
      }),
    ),
  ];
}
