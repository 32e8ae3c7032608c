import type { Device, LinkTarget } from '@portico/area';
import type { NewsItem } from '@portico/contracts';

/**
 * Where an article of another site leads. On a desktop the shell's /outside-chain asks first, which knows it by its id;
 * on phones that page does not exist.
 */
export function externalTarget({ id, linkType, url }: Pick<NewsItem, 'id' | 'linkType' | 'url'>, device: Device): LinkTarget | undefined {
  if (linkType !== 'outer' || !url) return undefined;
  return device === 'desktop' ? { link: url, pageNavigationId: `news.${id}` } : { link: url };
}
