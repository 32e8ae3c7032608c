import { useLocation, useNavigate } from '@portico/area/react';
import { useCallback, useRef } from 'react';

/** Opens the login page, which returns to the current address. The function is stable. */
export function useSignIn(): () => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const go = useRef(() => {});
  go.current = () => void navigate(`/login?redirect=${encodeURIComponent(pathname + search)}`);
  return useCallback(() => go.current(), []);
}
