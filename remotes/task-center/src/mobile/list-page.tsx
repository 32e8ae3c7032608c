import { useTaskCenter } from '../ui/use-task-center.ts';
import { CenterPage } from './center-page.tsx';

export function ListPage() {
  return <CenterPage center={useTaskCenter()} />;
}
