import { useQuery } from '@portico/client';
import { useModuleOpen } from '@portico/session';
import { config } from '../api.ts';

/** Whether the school has an assistant for this visitor, and what it is called; the page's own data say so. */
export function useAssistant(): { open: boolean; name: string } {
  const open = useModuleOpen('robot');
  const { data } = useQuery({ ...config.intelligence.query(), enabled: open });
  return { open, name: data?.[0]?.name || '智能助手' };
}
