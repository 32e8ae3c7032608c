import { PortalLink } from '@portico/area/react';
import { useQuery } from '@portico/client';
import type { LinkTarget } from '@portico/contracts';
import { useDevice, usePerson, useSchool } from '@portico/session';
import { SectionHead, Skeleton, WhenLoaded } from '@portico/ui';
import type { ReactNode } from 'react';
import { person } from '../../api.ts';
import * as css from './work-section.module.css';

const shown = 6;

/** The person's work or study in a few numbers; sources that are silent are named. Nothing for guests. */
export function WorkSection() {
  const { isGuest, userType, deptName } = usePerson();
  const { template } = useSchool();
  const query = useQuery({ ...person.work.query({ template }), enabled: !isGuest });
  if (isGuest || query.data?.cards.length === 0) return null;
  return (
    <section>
      <SectionHead title={userType === 'STUDENT' ? '我的学习' : '我的工作'} more={deptName && <b className={css.dept}>{deptName}</b>} />
      <WhenLoaded query={query} what="数据" skeleton={<Skeleton rows={2} picture={false} />} empty={null}>
        {({ cards, failedSources }) => (
          <>
            <ul className={css.figures}>
              {cards.slice(0, shown).map(({ sign, name, value, unit, target }) => (
                <li key={sign}>
                  <Figure target={target}>
                    <b>
                      {value}
                      {unit && <i> {unit}</i>}
                    </b>
                    <small>{name}</small>
                  </Figure>
                </li>
              ))}
            </ul>
            {failedSources.length > 0 && (
              <p className={css.silent}>
                {failedSources.map(({ sourceName }) => sourceName).join('、')}暂时没有数据。
                <button type="button" onClick={() => void query.refetch()}>
                  重新加载
                </button>
              </p>
            )}
          </>
        )}
      </WhenLoaded>
    </section>
  );
}

function Figure({ target, children }: { target?: LinkTarget; children: ReactNode }) {
  const mobile = useDevice() === 'mobile';
  if (!target) return <div className={css.figure}>{children}</div>;
  return (
    <PortalLink target={{ ...target, link: (mobile && target.mobileLink) || target.link }} className={css.figure}>
      {children}
    </PortalLink>
  );
}
