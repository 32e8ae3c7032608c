import { PortalLink } from '@portico/area/react';
import { useQuery } from '@portico/client';
import type { PersonAsset } from '@portico/contracts';
import { usePerson } from '@portico/session';
import { person } from '../../api.ts';
import * as css from './person-section.module.css';

const shown = 6;

/** Who is signed in, and what is theirs in up to six figures; one whose source fails says so. Nothing for guests. */
export function PersonSection() {
  const { isGuest, name, account, avatar, deptName, userType } = usePerson();
  const assets = useQuery({ ...person.assets.query(), enabled: !isGuest }).data ?? [];
  if (isGuest) return null;
  return (
    <section aria-label="我的信息">
      <div className={css.person}>
        <span className={css.avatar} data-letter={avatar ? undefined : name.slice(0, 1)}>
          {avatar && <img src={avatar} alt="" />}
        </span>
        <div className={css.words}>
          <strong>{name}</strong>
          <small>
            {userType === 'STUDENT' ? '学号' : '工号'} {account.toUpperCase()}
            {deptName && `　${deptName}`}
          </small>
        </div>
      </div>
      {assets.length > 0 && (
        <ul className={css.figures}>
          {assets.slice(0, shown).map((asset) => (
            <li key={asset.sign}>
              <Figure asset={asset} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Figure({ asset }: { asset: PersonAsset }) {
  const { name, value, unit, note, sensitive, status, target } = asset;
  // A salary is shown by the personal center, after asking; here only that it is there.
  const figure = status === 'error' ? '暂无' : sensitive ? (note ?? '已到账') : value;
  const content = (
    <>
      <small>
        {name.replace('余额', '')}
        {unit === '元' && !sensitive && status !== 'error' && '（元）'}
      </small>
      <b>
        {figure}
        {unit !== '元' && status !== 'error' && !sensitive && <i> {unit}</i>}
      </b>
      {status === 'stale' && <span className="visually-hidden">不是最新</span>}
    </>
  );
  if (!target) return <div className={css.figure}>{content}</div>;
  return (
    <PortalLink target={target} className={css.figure}>
      {content}
    </PortalLink>
  );
}
