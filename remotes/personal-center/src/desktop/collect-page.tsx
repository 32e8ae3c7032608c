import { FavouriteList } from '../ui/collect/favourite-list.tsx';
import { CenterFrame } from './center-frame.tsx';
import * as css from './sheet.module.css';

export function CollectPage() {
  return (
    <CenterFrame current="collect">
      <div className={css.sheet} data-panels>
        <h2>我的收藏</h2>
        <FavouriteList />
      </div>
    </CenterFrame>
  );
}
