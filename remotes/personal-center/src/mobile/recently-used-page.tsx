import { RecentList } from '../ui/recent/recent-list.tsx';
import * as css from './own-list.module.css';

export function RecentlyUsedPage() {
  return (
    <div className={css.page}>
      <h1 className="visually-hidden">最近使用</h1>
      <RecentList />
    </div>
  );
}
