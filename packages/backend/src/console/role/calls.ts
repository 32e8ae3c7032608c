import { codes } from '@portico/contracts';
import { type ConsoleGrant, grantsContract } from '@portico/contracts/console';
import { addDays, atDay, dayjs, dayOf, writeTime } from '@portico/contracts/time';
import { and, eq } from 'drizzle-orm';
import { department } from '../../homepage/service/schema.ts';
import { notFound, Refusal } from '../../kernel/api/refusal.ts';
import type { ServedCall } from '../../kernel/api/serve.ts';
import { person } from '../../kernel/identity/schema.ts';
import { agree, give, listGrants, take } from '../../pedestal/grant/grants.ts';
import { madeAct, noEffects } from '../act/acts.ts';
import { invalidFields } from '../act/conflict.ts';
import { serveConsole } from '../act/serve-console.ts';
import { notGranted, type Standing } from '../act/standing.ts';
import { tellConsole } from '../act/tell.ts';
import type { ConsoleContext } from '../context.ts';
import { givingGrant, roleList } from './may-give.ts';
import { mayInWords, roleNames } from './words.ts';

const unusedDays = 90;

export function roleCalls(context: ConsoleContext): ServedCall[] {
  const { database, now } = context;
  const departmentsOf = (fid: string) =>
    database.select({ id: department.id, name: department.name }).from(department).where(eq(department.fid, fid)).orderBy(department.name);

  async function listed({ fid, grants, visitor, everywhere }: Standing): Promise<ConsoleGrant[]> {
    const [departments, all, schools] = await Promise.all([departmentsOf(fid), listGrants(context), context.schools.all()]);
    // Accounts of other schools concern those alone who see every school.
    const rows = all.filter(({ grant, school }) => (grant.fid === '' ? everywhere || school === fid : grant.fid === fid));
    return rows.map(({ grant, account, name, school }) => {
      const used = grant.lastUsedTime ?? grant.time;
      const isOwn = grant.personId === visitor.person.id;
      const fixed = isOwn ? '不能修改自己的角色' : givingGrant(grants, grant.role, fid) ? undefined : '需要更高的角色';
      return {
        id: grant.id,
        role: grant.role,
        fid: grant.fid,
        account: account.toUpperCase(),
        name,
        ...(school !== fid && { unitName: schools.find((each) => each.fid === school)?.unitName ?? school }),
        departments: grant.departments.map((id) => ({ id, name: departments.find((each) => each.id === id)?.name ?? id })),
        mayReview: grant.mayReview,
        ...(grant.until && { until: dayOf(grant.until) }),
        by: grant.grantedBy,
        reason: grant.reason,
        time: writeTime(grant.time),
        waiting: grant.waiting,
        ...(grant.lastUsedTime && { lastUsed: writeTime(grant.lastUsedTime) }),
        unused: dayjs(used).isBefore(dayjs(now()).subtract(unusedDays, 'day')),
        may: mayInWords[grant.role],
        ...(fixed && { fixed }),
      };
    });
  }
  const one = async (standing: Standing, id: string) => (await listed(standing)).find((each) => each.id === id);
  const effectsOf = (sentences: string[]) => ({ ...noEffects, people: 1, sentences });
  const rule = (act: string) => ({ capability: 'people.grant', act }) as const;

  return serveConsole(context, grantsContract, {
    rules: { list: { capability: 'people.grant' }, give: rule('role.give'), take: rule('role.take'), agree: rule('role.agree') },
    handlers: {
      list: async (_input, standing) => ({
        grants: await listed(standing),
        mayGive: standing.right === 'read' ? [] : roleList.filter((role) => givingGrant(standing.grants, role, standing.fid)),
        departments: await departmentsOf(standing.fid),
      }),
      async give({ person: account, role, departments, mayReview, until, reason, checkOnly = false }, standing) {
        const { fid, grants, by, visitor } = standing;
        const own = givingGrant(grants, role, fid);
        if (!own) throw new Refusal(codes.notInAudience, `您不能授予“${roleNames[role]}”`);
        const [who] = await database
          .select()
          .from(person)
          .where(and(eq(person.fid, fid), eq(person.account, account.toLowerCase()), eq(person.disabled, false)));
        if (!who) throw invalidFields([{ path: 'person', text: '本校没有这个账号' }]);
        if (who.id === visitor.person.id) throw new Refusal(codes.notInAudience, '不能给自己授权，请联系其他管理员');
        const end = until === undefined ? undefined : atDay(addDays(until, 1), -1);
        if (end && end <= now()) throw invalidFields([{ path: 'until', text: '结束日期已经过去' }]);
        const known = new Set((await departmentsOf(fid)).map(({ id }) => id));
        if (departments.some((id) => !known.has(id))) throw invalidFields([{ path: 'departments', text: '不是本校的部门' }]);
        if (role === 'editor' && departments.length === 0) throw invalidFields([{ path: 'departments', text: '请选择部门' }]);
        await requireOneKind(who.id, role, fid);
        const waiting = role === 'admin' && own.role === 'admin';
        const isEditor = role === 'editor';
        const terms = { departments: isEditor ? departments : [], mayReview: isEditor && mayReview, until: end, reason, waiting };
        const grantee = { role, account, school: fid, everywhere: role === 'auditor' && own.role === 'operator' };
        const { actId, grant } = await give(context, { grantee, terms, by: { ...by, role: own.role }, checkOnly });
        const sentences = [`${who.name}成为${roleNames[role]}`, ...(grant.waiting ? ['需要另一位管理员同意后生效'] : [])];
        const shown = (await one(standing, grant.id)) ?? draftOf(grant, who);
        if (checkOnly) return { grant: shown, effects: effectsOf(sentences) };
        await tellConsole(context, grant.fid);
        return { grant: shown, effects: effectsOf(sentences), ...(await madeAct(context, actId)) };
      },
      async take({ id, checkOnly = false }, standing) {
        const found = (await listGrants(context)).find(({ grant }) => grant.id === id && (grant.fid === '' || grant.fid === standing.fid));
        if (!found) throw notFound('这项授权');
        const { grant, account, school, name } = found;
        const own = givingGrant(standing.grants, grant.role, standing.fid);
        // An administrator of one school takes nothing that counts in all of them.
        if (!own || (grant.fid === '' && own.fid !== '')) throw notGranted();
        const grantee = { role: grant.role, account, school: grant.fid || school, everywhere: grant.fid === '' };
        const { actId } = await take(context, { grantee, by: { ...standing.by, role: own.role }, checkOnly });
        const effects = effectsOf([`${name}不再是${roleNames[grant.role]}，打开的页面随即失去权限`]);
        if (checkOnly) return { effects };
        await tellConsole(context, grant.fid);
        return { effects, ...(await madeAct(context, actId)) };
      },
      async agree({ id, checkOnly = false }, standing) {
        const found = (await listGrants(context)).find(({ grant }) => grant.id === id && grant.fid === standing.fid);
        if (!found?.grant.waiting) throw notFound('等待同意的授权');
        const me = standing.visitor.person.id;
        const own = givingGrant(standing.grants, found.grant.role, standing.fid);
        if (!own || found.grant.givenBy === me || found.grant.personId === me)
          throw new Refusal(codes.notInAudience, '需要另一位管理员同意');
        const { actId } = await agree(context, { id, by: { ...standing.by, role: own.role }, checkOnly });
        const grant = await one(standing, id);
        if (!grant) throw notFound('这项授权');
        const effects = effectsOf([`${grant.name}成为${roleNames[grant.role]}`]);
        if (checkOnly) return { grant, effects };
        await tellConsole(context, grant.fid);
        return { grant, effects, ...(await madeAct(context, actId)) };
      },
    },
  });

  async function requireOneKind(personId: string, role: ConsoleGrant['role'], fid: string): Promise<void> {
    const others = (await listGrants(context)).filter(
      ({ grant }) => grant.personId === personId && (grant.fid === '' || grant.fid === fid),
    );
    const clash = others.find(({ grant }) => (grant.role === 'auditor') !== (role === 'auditor'));
    if (clash) throw invalidFields([{ path: 'role', text: `此人已是${roleNames[clash.grant.role]}，审计员不能兼任其他角色` }]);
  }

  /** A grant that was only tried. */
  function draftOf(grant: Awaited<ReturnType<typeof give>>['grant'], { account, name }: { account: string; name: string }): ConsoleGrant {
    return {
      id: grant.id,
      role: grant.role,
      fid: grant.fid,
      account: account.toUpperCase(),
      name,
      departments: grant.departments.map((id) => ({ id, name: id })),
      mayReview: grant.mayReview,
      ...(grant.until && { until: dayOf(grant.until) }),
      by: grant.grantedBy,
      reason: grant.reason,
      time: writeTime(grant.time),
      waiting: grant.waiting,
      unused: false,
      may: mayInWords[grant.role],
    };
  }
}
