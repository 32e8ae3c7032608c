import { useLocation, useNavigate } from '@portico/area/react';
import { useConsole } from '../ui/use-console.ts';
import * as css from './mobile.module.css';

/** The school of the page, `?school=`; a text for people who have one. */
export function SchoolRow() {
  const { me, fid, schoolName } = useConsole();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  if (!me || me.schools.length < 2) return <p className={css.meta}>{schoolName}</p>;
  return (
    <label className={css.school}>
      学校
      <select value={fid} onChange={({ target }) => void navigate(`${pathname}?school=${target.value}`, { replace: true })}>
        {me.schools.map((each) => (
          <option key={each.fid} value={each.fid}>
            {each.unitName} {each.fid}
          </option>
        ))}
      </select>
    </label>
  );
}
