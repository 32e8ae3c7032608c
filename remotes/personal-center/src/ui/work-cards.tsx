import { PortalLink, useFirstInput } from '@portico/area/react';
import { useQuery } from '@portico/client';
import { useDevice, usePerson } from '@portico/session';
import { Empty, SkeletonLine, WhenLoaded } from '@portico/ui';
import { person } from '../api.ts';
import { work } from '../model/first-calls.ts';
import { FailedSources } from './failed-sources.tsx';
import * as css from './work-cards.module.css';

/** 我的学习 of a student, 我的工作 of others. */
export const useWorkTitle = (): string => (usePerson().userType === 'STUDENT' ? '我的学习' : '我的工作');

/** The person's work or study in a few numbers. */
export function WorkCards() {
  const query = useQuery(person.work.query(useFirstInput(work)));
  const mobile = useDevice() === 'mobile';
  return (
    <WhenLoaded
      query={query}
      what="我的工作"
      skeleton={<SkeletonLine height={66} />}
      isEmpty={({ cards, failedSources }) => cards.length === 0 && failedSources.length === 0}
      empty={<Empty title="还没有可以统计的内容" />}
    >
      {({ cards, failedSources }) => (
        <>
          <FailedSources sources={failedSources} isBusy={query.isFetching} onRetry={() => void query.refetch()} />
          <ul className={css.cards}>
            {cards.map(({ sign, name, value, unit, target }) => {
              const content = (
                <>
                  <small>{name}</small>
                  <b>
                    {value}
                    <small>{unit}</small>
                  </b>
                </>
              );
              const here = target && { ...target, link: (mobile && target.mobileLink) || target.link };
              return <li key={sign}>{here ? <PortalLink target={here}>{content}</PortalLink> : <div>{content}</div>}</li>;
            })}
          </ul>
        </>
      )}
    </WhenLoaded>
  );
}
