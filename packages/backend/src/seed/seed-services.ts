import type { GuideBody } from '@portico/contracts';
import { writeTime } from '../clock.ts';
import { department, recommendation, service, serviceLabel, serviceType } from '../service/schema.ts';
import { topic } from '../topic/schema.ts';
import { guideOf } from './content/guide.ts';
import type { SeedContext } from './seed-demo.ts';

/** Ids of services by their code. */
export type ServiceIds = ReadonlyMap<string, string>;

export async function seedServices({ transaction, fid, ids, content, moments }: SeedContext): Promise<ServiceIds> {
  const deptId = (name: string) => ids('dept', content.departments.indexOf(name));
  const labelId = (name: string) =>
    ids(
      'label',
      content.labels.findIndex((label) => label.name === name),
    );
  const serviceIds = new Map([...content.services, ...content.systems].map(({ code }, index) => [code, ids('service', index)]));
  const idOf = (code: string) => serviceIds.get(code) ?? '';

  await transaction.insert(department).values(content.departments.map((name, sort) => ({ id: deptId(name), fid, name, sort })));
  await transaction
    .insert(serviceType)
    .values(content.types.map(({ name, icon }, sort) => ({ id: ids('type', sort), fid, name, icon, sort })));
  await transaction
    .insert(serviceLabel)
    .values(content.labels.map(({ group, name, color }, sort) => ({ id: labelId(name), fid, groupName: group, name, color, sort })));

  const guide = (name: string, dept: string): GuideBody => guideOf(name, { dept, fid, updateTime: writeTime(moments.ago(5, '10:00')) });
  await transaction.insert(service).values(
    content.services.map((text, sort) => ({
      ...{ id: idOf(text.code), fid, kind: 'service' as const, sort, name: text.name, icon: text.icon, pinyin: text.pinyin },
      ...{ summary: text.summary, badge: text.badge, hits: text.hits, recommended: text.recommended ?? false },
      pcUrl: `https://apps.qinghe.example/${text.code}`,
      mobileUrl: `https://m.apps.qinghe.example/${text.code}`,
      deptId: deptId(text.dept),
      typeIds: [
        ids(
          'type',
          content.types.findIndex((type) => type.name === text.type),
        ),
      ],
      labelIds: (text.labels ?? []).map(labelId),
      isLogin: text.open ? (0 as const) : (1 as const),
      handleType: text.handleType ?? ('online' as const),
      status: text.status ?? ('on' as const),
      statusText: text.statusText,
      guide: guide(text.name, text.dept),
      createTime: moments.ago(20 + sort, '09:00'),
      audience: text.audience,
    })),
  );
  await transaction.insert(service).values(
    content.systems.map((text, index) => ({
      ...{ id: idOf(text.code), fid, kind: 'business' as const, sort: 500 + index, name: text.name, icon: text.icon, pinyin: text.pinyin },
      pcUrl: `https://${text.code}.qinghe.example/`,
      mobileUrl: `https://${text.code}.qinghe.example/`,
      deptId: deptId(text.dept),
      ...{ typeIds: [], labelIds: [], isLogin: 1 as const, handleType: 'link' as const, hits: text.hits },
      ...{ networkScope: text.networkScope ?? ('any' as const), ssoType: 'cas' as const },
      createTime: moments.ago(200 + index, '09:00'),
      audience: text.audience,
    })),
  );
  await transaction.insert(recommendation).values(
    content.roles.map(({ name, services, audience }, sort) => ({
      ...{ id: ids('group', sort), fid, type: 'role', name, sort, audience },
      serviceIds: services.map(idOf),
    })),
  );
  await transaction.insert(topic).values(
    content.topics.map(({ name, cover, summary, intro, groups }, sort) => ({
      ...{ id: ids('topic', sort), fid, name, cover, summary, html: intro, sort, newsIds: [ids('news', 0), ids('news', 1)] },
      groups: groups.map((group, step) => ({ name: group.name, step: step + 1, serviceIds: group.services.map(idOf) })),
    })),
  );
  return serviceIds;
}
