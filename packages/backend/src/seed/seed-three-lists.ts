import { writeTime } from '@portico/contracts/time';
import { listEntry } from '../homepage/three-list/schema.ts';
import { safeHtml } from '../kernel/content/safe-html.ts';
import { insertMany } from '../kernel/database/bulk.ts';
import { bigrams } from '../kernel/text-search/bigrams.ts';
import type { SeedContext, ServiceIds } from './seed-demo.ts';

const letters = { power: 'QL', duty: 'ZR', negative: 'FM' };

export async function seedThreeLists({ transaction, fid, ids, content, moments }: SeedContext, services: ServiceIds): Promise<void> {
  const updateTime = moments.ago(45, '10:00');
  const year = writeTime(updateTime).slice(0, 4);
  await insertMany(transaction, listEntry, {
    rows: content.threeLists.map(({ type, name, dept, basis, concerns, text, service }, sort) => {
      const place = content.threeLists.slice(0, sort).filter((each) => each.type === type).length + 1;
      const code = `${letters[type]}-${year}-${String(place).padStart(3, '0')}`;
      return {
        id: ids('entry', sort),
        fid,
        listType: type,
        code,
        name,
        basis,
        concerns,
        updateTime,
        sort,
        deptId: ids('dept', Math.max(0, content.departments.indexOf(dept))),
        serviceId: service ? (services.get(service) ?? null) : null,
        html: safeHtml(`<p>${text}</p><h3>依据</h3><p>${basis}</p>`),
        search: bigrams(name, code),
      };
    }),
  });
}
