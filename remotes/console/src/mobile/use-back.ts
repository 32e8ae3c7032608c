import { useNavigate } from '@portico/area/react';
import { useConsole } from '../ui/use-console.ts';

/** To the phone's first page, of the same school. */
export function useBack(): () => void {
  const navigate = useNavigate();
  const { school } = useConsole();
  return () => void navigate(`/mobile/console${school.school ? `?school=${school.school}` : ''}`);
}
