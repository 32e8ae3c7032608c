import { RecentList } from '../ui/recent/recent-list.tsx';
import { CenterFrame } from './center-frame.tsx';
import * as css from './sheet.module.css';

export function RecentlyUsedPage() {
  return (
    <CenterFrame current="recently-used">
      <div className={css.sheet} data-panels>
        <h2>最近使用</h2>
        <RecentList />
      </div>
    </CenterFrame>
  );
}
