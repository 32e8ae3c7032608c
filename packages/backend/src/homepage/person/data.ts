import type { PersonData, personContract } from '@portico/contracts';
import { writeTime } from '@portico/contracts/time';
import { notFound } from '../../kernel/api/refusal.ts';
import type { Handlers } from '../../kernel/api/serve.ts';
import type { Member } from '../../kernel/api/visitor.ts';
import { visibleItems } from '../../kernel/config/config-items.ts';
import type { HomepageContext } from '../context.ts';
import { maskedValue } from './masked.ts';

type DataCalls = Pick<typeof personContract, 'data' | 'dataTypes' | 'dataSelects'>;
type Kind = Awaited<ReturnType<typeof kindOf>>;

/** A kind of records that this person may see. */
export async function kindOf(services: HomepageContext, visitor: Member, typeId: string) {
  const found = (await visibleItems(services, visitor, 'personData')).find((each) => each.id === typeId);
  if (!found) throw notFound('数据类型');
  return found;
}

async function rowsOf({ sources }: HomepageContext, visitor: Member, type: string) {
  const { records, failedSources } = await sources.gather('records', visitor);
  return { rows: records.filter((record) => record.type === type), failedSources };
}

interface Asked {
  kind: Kind;
  isMasked: boolean;
  key?: string | undefined;
  value?: string | undefined;
}

/** A person's records of one kind; a filter works on the columns that the school offers for it, never on masked ones. */
export async function dataOf(services: HomepageContext, visitor: Member, { kind, isMasked, key, value }: Asked): Promise<PersonData> {
  const { id: typeId, body } = kind;
  const { rows, failedSources } = await rowsOf(services, visitor, body.type);
  const canChoose = body.columns.some((column) => column.key === key && column.choose && !column.sensitive);
  const chosen = rows.filter(({ row }) => !canChoose || !key || value === undefined || String(row[key] ?? '') === value);
  const newest = Math.max(0, ...rows.map((record) => record.updateTime?.getTime() ?? 0));
  const shown = (row: (typeof rows)[number]['row'], { key: name, sensitive }: (typeof body.columns)[number]) =>
    isMasked && sensitive && row[name] !== null && row[name] !== undefined ? maskedValue : (row[name] ?? null);
  return {
    typeId,
    columns: body.columns.map(({ key: name, name: title, sensitive = false }) => ({ key: name, name: title, sensitive })),
    // Only the configured columns: a system may send more than the person may see.
    rows: chosen.map(({ row }) => Object.fromEntries(body.columns.map((column) => [column.key, shown(row, column)]))),
    source: rows[0]?.sourceName ?? failedSources[0]?.sourceName ?? '',
    updateTime: writeTime(newest > 0 ? newest : services.now()),
    failedSources,
  };
}

/** Grades, loans, payments and the like: kinds that the school names, rows from its systems. */
export function personDataHandlers(services: HomepageContext): Handlers<DataCalls> {
  return {
    async dataTypes(_input, { visitor }) {
      const { records } = await services.sources.gather('records', visitor);
      return (await visibleItems(services, visitor, 'personData')).map(({ id, body }) => ({
        typeId: id,
        name: body.name,
        ...(body.icon && { icon: body.icon }),
        count: records.filter((record) => record.type === body.type).length,
        ...(body.look && { look: body.look }),
      }));
    },
    async data({ typeId, ...filter }, { visitor }) {
      return dataOf(services, visitor, { ...filter, kind: await kindOf(services, visitor, typeId), isMasked: true });
    },
    async dataSelects({ typeId }, { visitor }) {
      const { body } = await kindOf(services, visitor, typeId);
      const { rows } = await rowsOf(services, visitor, body.type);
      return body.columns
        .filter((column) => column.choose && !column.sensitive)
        .map(({ key, name }) => {
          const values = [...new Set(rows.map(({ row }) => String(row[key] ?? '')))].filter(Boolean);
          return { key, name, options: values.map((value) => ({ label: value, value })) };
        });
    },
  };
}
