import { FavouriteList } from '../ui/collect/favourite-list.tsx';
import * as css from './own-list.module.css';

export function CollectPage() {
  return (
    <div className={css.page}>
      <h1 className="visually-hidden">我的收藏</h1>
      <FavouriteList />
    </div>
  );
}
