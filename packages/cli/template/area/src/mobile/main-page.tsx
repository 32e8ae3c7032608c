import { KeywordForm } from '../ui/keyword-form.tsx';
import { Listing } from '../ui/listing.tsx';
import * as css from './main-page.module.css';

export function MainPage() {
  return (
    <div className={css.page}>
      <h1 className="visually-hidden">示例应用</h1>
      <KeywordForm />
      <Listing />
    </div>
  );
}
