import type { AuditFilters } from '@portico/contracts/console';
import { addDays, atDay, daysBetween } from '@portico/contracts/time';
import { and, eq, gte, inArray, like, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { auditEntry } from '../../kernel/audit/schema.ts';
import { operationEntry } from '../../kernel/operator/schema.ts';
import { holdsText } from '../../kernel/text-search/bigrams.ts';
import { hasText } from '../../kernel/text-search/log-parts.ts';
import { invalidFields } from '../act/conflict.ts';
import type { Standing } from '../act/standing.ts';

/** The longest span of one request. */
const maxDays = 200;
export type Filters = Omit<AuditFilters, 'school'>;
type SignIn = typeof auditEntry.$inferSelect;
export const refusedEvents = ['failed', 'locked'];
/** The columns of the indexes of text. */
const actTexts = [operationEntry.who, operationEntry.object, operationEntry.objectName, operationEntry.reason];
const signInTexts = [auditEntry.account, auditEntry.note];

/** An object by its id, or by a part of its name. */
const isObject = (object: string) => or(eq(operationEntry.object, object), holdsText([operationEntry.objectName], object));

/** The conditions of both tables for what a person may see and asks for. */
export function conditionsOf(
  filters: Filters,
  { fid, visitor, isEditorOnly }: Pick<Standing, 'fid' | 'visitor' | 'isEditorOnly'>,
): { acts: readonly SQL[]; signIns: readonly SQL[] } {
  const { from, to, who, act, object, outcome, address, q } = filters;
  if (to < from) throw invalidFields([{ path: 'to', text: '结束要晚于开始' }]);
  if (daysBetween(from, to) > maxDays) throw invalidFields([{ path: 'to', text: `最多一次查看 ${maxDays} 天` }]);
  const [since, until] = [atDay(from), atDay(addDays(to, 1))];
  const starts = (text: string) => `${text.replace(/[\\%_]/g, '\\$&')}%`;
  const ofAct = and(
    gte(operationEntry.time, since),
    lt(operationEntry.time, until),
    isEditorOnly ? eq(operationEntry.subjectId, visitor.person.id) : undefined,
    who ? hasText({ indexed: actTexts, columns: [operationEntry.who] }, who) : undefined,
    act ? (act.endsWith('.') ? like(operationEntry.action, starts(act)) : eq(operationEntry.action, act)) : undefined,
    object ? hasText({ indexed: actTexts, columns: [], check: isObject(object) }, object) : undefined,
    outcome === undefined ? undefined : outcome === 'refused' ? ne(operationEntry.outcome, 'done') : eq(operationEntry.outcome, outcome),
    address ? like(operationEntry.ip, starts(address)) : undefined,
    q ? hasText({ indexed: actTexts, columns: actTexts }, q) : undefined,
  );
  // Each school by itself: an index then has the newest of it first.
  const acts = ['', fid].flatMap((each) => and(eq(operationEntry.fid, each), ofAct) ?? []);
  const isSignIn = act === undefined || act === 'sign-in.' || act.startsWith('sign-in.');
  if (!isSignIn || object !== undefined || (outcome !== undefined && outcome !== 'done' && outcome !== 'refused'))
    return { acts, signIns: [] };
  const event = act && act !== 'sign-in.' ? act.slice('sign-in.'.length) : undefined;
  const signIns = and(
    eq(auditEntry.fid, fid),
    gte(auditEntry.time, since),
    lt(auditEntry.time, until),
    isEditorOnly ? eq(auditEntry.subjectId, visitor.person.id) : undefined,
    event ? sql`${auditEntry.event} = ${event}` : undefined,
    who ? hasText({ indexed: signInTexts, columns: [auditEntry.account] }, who) : undefined,
    outcome === undefined ? undefined : (outcome === 'refused' ? inArray : notIn)(auditEntry.event, refusedEvents as SignIn['event'][]),
    address ? like(auditEntry.ip, starts(address)) : undefined,
    q ? hasText({ indexed: signInTexts, columns: signInTexts }, q) : undefined,
  );
  return { acts, signIns: signIns ? [signIns] : [] };
}
const notIn = (column: typeof auditEntry.event, values: SignIn['event'][]) => sql`not ${inArray(column, values)}`;
