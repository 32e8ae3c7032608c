import { useFirstInput } from '@portico/area/react';
import { useQuery } from '@portico/client';
import { usePerson } from '@portico/session';
import { fullTime, Skeleton, WhenLoaded } from '@portico/ui';
import { campus } from '../../api.ts';
import { card } from '../../model/campus-calls.ts';
import * as css from './campus.module.css';
import { Part } from './part.tsx';

/** The campus card: whose it is, and its balance with the time of that number. */
export function CardPart() {
  const { name, account, deptName } = usePerson();
  const query = useQuery(campus.card.query(useFirstInput(card)));
  return (
    <Part id="card">
      <WhenLoaded query={query} what="校园卡" skeleton={<Skeleton rows={1} picture={false} />} empty={null} isEmpty={() => false}>
        {(found) => (
          <div className={css.card}>
            <div className={css.words}>
              <b>{name}</b>
              <small>{[account, deptName].filter(Boolean).join('　')}</small>
            </div>
            <div className={css.balance}>
              {found && found.status !== 'error' ? (
                <>
                  <span>
                    <b>{found.value}</b>
                    {found.unit}
                  </span>
                  <small>
                    {found.updateTime && `${fullTime(found.updateTime)} 的余额`}
                    {found.status === 'stale' && '，卡务系统暂时没有响应'}
                  </small>
                </>
              ) : (
                <small>{found ? '卡务系统暂时没有响应' : '没有校园卡'}</small>
              )}
            </div>
          </div>
        )}
      </WhenLoaded>
    </Part>
  );
}
