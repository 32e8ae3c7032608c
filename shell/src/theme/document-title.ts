const fallback = '一网通办';

/** `新闻中心 - 清禾大学一网通办`; without a site name, 一网通办. */
export function documentTitle(page: string, site: string | undefined): string {
  const name = site || fallback;
  return page ? `${page} - ${name}` : name;
}
