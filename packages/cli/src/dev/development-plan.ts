import type { Plan, Release } from '@portico/area';
import { developmentBase } from './configurations.ts';

/** The plan with development builds in place of the published ones. */
export function developmentPlan(plan: Plan, builds: readonly Release[]): Plan {
  const areas = builds.map(({ area, buildId, entry, global, files, entryPoints, manifest }) => ({
    area,
    title: manifest.title,
    buildId,
    base: developmentBase(area),
    entry,
    global,
    files,
    entryPoints,
    pages: manifest.pages,
    blocks: manifest.blocks ?? {},
  }));
  const worked = new Set(areas.map(({ area }) => area));
  return { ...plan, areas: [...plan.areas.filter(({ area }) => !worked.has(area)), ...areas] };
}

const pageData = /(<script type="application\/json" id="portico-page">)(.*?)(<\/script>)/s;

/** The backend's page, with the files of the development builds instead of the production ones. */
export function developmentPage(html: string, builds: readonly Release[]): string {
  const scripts = ['react', 'vendors', 'main'].map((name) => `<script defer src="/assets/${name}.js" crossorigin="anonymous"></script>`);
  return html
    .replace(/<link [^>]*data-start[^>]*>\s*/g, '')
    .replace(/<link [^>]*href="\/areas\/[^>]*>\s*/g, '')
    .replace(/<style [^>]*data-css="[^>]*>.*?<\/style><link rel="stylesheet" data-rspack="[^>]*>/gs, '')
    .replace(/ data-build="[^"]*"/g, ' data-build="development"')
    .replace(/ integrity="[^"]*"/g, '')
    .replace('</head>', `${scripts.join('')}</head>`)
    .replace(pageData, (_all, open: string, json: string, close: string) => {
      const data = JSON.parse(json) as { plan: Plan };
      const text = JSON.stringify({ ...data, plan: developmentPlan(data.plan, builds) }).replaceAll('<', '\\u003c');
      return open + text + close;
    });
}
