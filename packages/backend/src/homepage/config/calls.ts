import { configContract } from '@portico/contracts';
import { writeTime } from '@portico/contracts/time';
import { notFound } from '../../kernel/api/refusal.ts';
import { type ServedCall, serve } from '../../kernel/api/serve.ts';
import { visibleItems } from '../../kernel/config/config-items.ts';
import { safeHtml } from '../../kernel/content/safe-html.ts';
import type { HomepageContext } from '../context.ts';
import { menusOf } from '../unit/menus.ts';
import { isModuleOpen } from '../unit/modules.ts';
import { safeTheme } from './safe-theme.ts';
import { standardTerms } from './standard-terms.ts';

/** Lifetime of a robot's pass in seconds. */
const robotPass = 3_600;

export function configCalls(services: HomepageContext): ServedCall[] {
  const { now, tokens } = services;
  return serve(
    configContract,
    {
      globalConfig: async (_input, { visitor }) =>
        (await visibleItems(services, visitor, 'globalConfig')).map(({ id, body }) => ({ id, ...body })),
      bottomLinks: async (_input, { visitor }) =>
        (await visibleItems(services, visitor, 'bottomLink')).map(({ id, sort, body }) => ({ id, sort, ...body })),
      bottomMedia: async (_input, { visitor }) =>
        (await visibleItems(services, visitor, 'bottomMedium')).map(({ id, sort, body }) => ({ id, sort, ...body })),
      themes: async (_input, { visitor }) =>
        (await visibleItems(services, visitor, 'theme')).map(({ id, body }) => ({ id, ...safeTheme(body) })),
      async banners(_input, { visitor }) {
        const at = writeTime(now());
        const running = (await visibleItems(services, visitor, 'banner')).filter(
          ({ body }) => (body.startTime ?? at) <= at && at <= (body.endTime ?? at),
        );
        return running.slice(0, 6).map(({ id, sort, body }) => ({ id, sort, ...body }));
      },
      topNavigation: async (_input, { visitor }) => (await menusOf(services, visitor)).openMenus,
      tools: async (_input, { visitor }) =>
        (await visibleItems(services, visitor, 'tool')).map(({ id, sort, body }) => ({ id, sort, ...body })),
      busRoutes: async (_input, { visitor }) =>
        (await visibleItems(services, visitor, 'busRoute')).map(({ id, body }) => ({ id, ...body })),
      async content({ id, sign }, { visitor }) {
        const rows = await visibleItems(services, visitor, 'content');
        const found = rows.find(
          (row) => row.body.showType !== 'hidden' && (id ? row.id === id : sign !== undefined && row.body.sign === sign),
        );
        const standard = standardTerms(visitor.school, sign);
        if (!found && standard) return { ...standard, html: safeHtml(standard.html) };
        if (!found) throw notFound();
        const { showType: _showType, html, ...body } = found.body;
        return { id: found.id, ...body, html: safeHtml(html) };
      },
      contentShowTypes: async (_input, { visitor }) =>
        (await visibleItems(services, visitor, 'content')).map(({ body }) => ({ sign: body.sign, showType: body.showType })),
      async homeConfig({ template }, { visitor }) {
        const wanted = template ?? visitor.school.template;
        const blocks = [];
        for (const { id, sort, body } of await visibleItems(services, visitor, 'homeBlock')) {
          const { template: only, ...block } = body;
          const isHere = (only === 0 || only === wanted) && block.open === 1 && (block.isLogin === 0 || visitor.person);
          if (isHere && (await isModuleOpen(services, visitor, block.sign))) blocks.push({ id, sort, ...block });
        }
        return blocks;
      },
      async intelligence(_input, { visitor }) {
        const items = await visibleItems(services, visitor, 'intelligence');
        const isOpen = await isModuleOpen(services, visitor, 'robot');
        return Promise.all(
          items.map(async ({ body }) => {
            if (!isOpen || body.type !== 2) return { ...body, type: 0 as const, code: '', accessToken: '' };
            return { ...body, accessToken: await tokens.pass('robot', visitor.session?.id ?? 'guest', robotPass) };
          }),
        );
      },
    },
    {
      shared: [
        'globalConfig',
        'bottomLinks',
        'bottomMedia',
        'themes',
        'banners',
        'topNavigation',
        'tools',
        'busRoutes',
        'content',
        'contentShowTypes',
        'homeConfig',
      ],
    },
  );
}
