import { useLocation, useNavigate } from '@portico/area/react';
import { useCallback, useRef } from 'react';

/** Leads to the login page, and from there back to where the visitor stands. It stays the same function. */
export function useSignIn(): () => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const go = useRef(() => {});
  go.current = () => void navigate(`/login?redirect=${encodeURIComponent(pathname + search)}`);
  return useCallback(() => go.current(), []);
}
