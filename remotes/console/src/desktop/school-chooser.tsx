import { useLocation, useNavigate, useSearchParams } from '@portico/area/react';
import { Select } from '@portico/ui/desktop/controls';
import * as css from '../ui/console.module.css';
import { useConsole } from '../ui/use-console.ts';
import * as frame from './console-frame.module.css';

/** The school of the page, `?school=`; a text for people who have one. `all` names the choice of every school. */
export function SchoolChooser({ all }: { all?: string }) {
  const { me, fid, school, schoolName } = useConsole();
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  if (!me) return null;
  if (me.schools.length < 2) return <span className={css.meta}>{schoolName}</span>;
  const choose = (chosen: string) => {
    const next = new URLSearchParams();
    if (chosen) next.set('school', chosen);
    const kept = search.get('tab');
    if (kept) next.set('tab', kept);
    void navigate(`${pathname}${next.size > 0 ? `?${next}` : ''}`);
  };
  const choices = me.schools.map((each) => ({ value: each.fid, name: `${each.unitName} ${each.fid}` }));
  return (
    <div className={frame.chooser}>
      <Select
        label="学校"
        value={all && !school.school ? '' : fid}
        choices={all ? [{ value: '', name: all }, ...choices] : choices}
        onChange={choose}
      />
    </div>
  );
}
