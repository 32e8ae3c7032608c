import { useNavigate } from '@portico/area/react';
import type { MouseEvent } from 'react';

/**
 * Follows the plain links of a part inside the portal, as `Link` does. A month has 84 of them, and each `Link` reads the
 * router by itself: one handler for all makes a change of the view cheaper.
 */
export function useFollow(how: { replace?: boolean; preventScrollReset?: boolean } = {}) {
  const navigate = useNavigate();
  return ({ nativeEvent, target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent<HTMLElement>) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || nativeEvent.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    nativeEvent.preventDefault();
    void navigate(link.pathname + link.search, how);
  };
}
