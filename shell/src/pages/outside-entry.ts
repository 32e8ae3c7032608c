import { useSearchParams } from '@portico/area/react';
import { createClient, useQuery } from '@portico/client';
import { newsContract } from '@portico/contracts';
import { useNavigationEntry } from './navigation-entry.ts';

const news = createClient(newsContract);
/** How a link names an article of another site: `news.<id>`. */
const ofNews = /^news\.([\w-]{1,64})$/;

/**
 * The content of /outside-chain: a menu entry, else an article that another site published; undefined while loading. The
 * address itself comes from the server, never from the query.
 */
export function useOutsideEntry(): { name: string; link: string } | 'none' | undefined {
  const [query] = useSearchParams();
  const menu = useNavigationEntry();
  const id = ofNews.exec(query.get('pageNavigationId') ?? '')?.[1] ?? '';
  const article = useQuery({ ...news.detail.query({ id }), enabled: !menu && id !== '' });
  if (menu) return menu;
  if (article.data) return { name: '原文', link: article.data.url ?? '' };
  return id === '' || article.error ? 'none' : undefined;
}
