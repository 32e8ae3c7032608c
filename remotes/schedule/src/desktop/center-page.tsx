import { WhenLoaded } from '@portico/ui';
import { OutOfTerm } from '../ui/out-of-term.tsx';
import { useCalendar } from '../ui/use-calendar.ts';
import { useLateDialog } from '../ui/use-late-dialog.ts';
import { CenterHead } from './center-head.tsx';
import * as css from './center-page.module.css';
import { CenterSkeleton } from './center-skeleton.tsx';
import { SideColumn } from './side-column.tsx';
import { Toolbar } from './toolbar.tsx';
import { useOpeners } from './use-openers.ts';
import { ViewOf } from './view-of.tsx';

export function CenterPage() {
  const calendar = useCalendar('week');
  const { dialog, failure, open } = useLateDialog();
  const openers = useOpeners(open, calendar);
  return (
    <div className={css.ground}>
      <div className={css.page}>
        <CenterHead calendar={calendar} />
        <OutOfTerm term={calendar.term} />
        <div className={css.columns}>
          <SideColumn calendar={calendar} openers={openers} />
          <section className={css.sheet} aria-label="日程">
            <Toolbar calendar={calendar} openers={openers} />
            <p role="alert" className={css.failure}>
              {failure}
            </p>
            <WhenLoaded query={calendar.query} what="日程" skeleton={<CenterSkeleton />} empty={null} isEmpty={() => false}>
              {() => <ViewOf calendar={calendar} openers={openers} />}
            </WhenLoaded>
          </section>
        </div>
      </div>
      {dialog}
    </div>
  );
}
