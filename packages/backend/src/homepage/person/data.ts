import type { personContract } from '@portico/contracts';
import { writeTime } from '@portico/contracts/time';
import { notFound } from '../../kernel/api/refusal.ts';
import type { Handlers } from '../../kernel/api/serve.ts';
import type { Member } from '../../kernel/api/visitor.ts';
import { visibleItems } from '../../kernel/config/config-items.ts';
import type { HomepageContext } from '../context.ts';

type DataCalls = Pick<typeof personContract, 'data' | 'dataTypes' | 'dataSelects'>;

/** Grades, loans, payments and the like: kinds that the school names, rows from its systems. */
export function personDataHandlers(services: HomepageContext): Handlers<DataCalls> {
  const kindOf = async (visitor: Member, typeId: string) => {
    const found = (await visibleItems(services, visitor, 'personData')).find((each) => each.id === typeId);
    if (!found) throw notFound('数据类型');
    return found;
  };
  const rowsOf = async (visitor: Member, type: string) => {
    const { records, failedSources } = await services.sources.gather('records', visitor);
    return { rows: records.filter((record) => record.type === type), failedSources };
  };

  return {
    async dataTypes(_input, { visitor }) {
      const { records } = await services.sources.gather('records', visitor);
      return (await visibleItems(services, visitor, 'personData')).map(({ id, body }) => ({
        typeId: id,
        name: body.name,
        ...(body.icon && { icon: body.icon }),
        count: records.filter((record) => record.type === body.type).length,
      }));
    },
    async data({ typeId, key, value }, { visitor }) {
      const { body } = await kindOf(visitor, typeId);
      const { rows, failedSources } = await rowsOf(visitor, body.type);
      const chosen = rows.filter(({ row }) => !key || value === undefined || String(row[key] ?? '') === value);
      const newest = Math.max(0, ...rows.map((record) => record.updateTime?.getTime() ?? 0));
      return {
        typeId,
        columns: body.columns.map(({ key: name, name: title, sensitive = false }) => ({ key: name, name: title, sensitive })),
        // Only the configured columns: a system may send more than the person may see.
        rows: chosen.map(({ row }) => Object.fromEntries(body.columns.map(({ key: name }) => [name, row[name] ?? null]))),
        source: rows[0]?.sourceName ?? failedSources[0]?.sourceName ?? '',
        updateTime: writeTime(newest > 0 ? newest : services.now()),
        failedSources,
      };
    },
    async dataSelects({ typeId }, { visitor }) {
      const { body } = await kindOf(visitor, typeId);
      const { rows } = await rowsOf(visitor, body.type);
      return body.columns
        .filter((column) => column.choose)
        .map(({ key, name }) => {
          const values = [...new Set(rows.map(({ row }) => String(row[key] ?? '')))].filter(Boolean);
          return { key, name, options: values.map((value) => ({ label: value, value })) };
        });
    },
  };
}
