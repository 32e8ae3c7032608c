import { useSearchParams } from '@portico/area/react';
import { createClient, useQuery } from '@portico/client';
import { serviceContract } from '@portico/contracts';
import { useNavigationEntry } from './navigation-entry.ts';

const services = createClient(serviceContract);

/**
 * The content of /iframe: a menu entry, else a service that the school allows in the frame; undefined while loading.
 */
export function useFramedEntry(): { name: string; link: string } | 'none' | undefined {
  const [query] = useSearchParams();
  const id = query.get('pageNavigationId') ?? '';
  const menu = useNavigationEntry();
  const service = useQuery({ ...services.framed.query({ id }), enabled: !menu && id !== '' });
  if (menu) return menu;
  return service.data ?? (id === '' || service.error ? 'none' : undefined);
}
