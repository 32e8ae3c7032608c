import { PortalLink } from '@portico/area/react';
import { useQuery } from '@portico/client';
import { useDevice } from '@portico/session';
import { SectionHead, ServiceIcon, Skeleton, WhenLoaded } from '@portico/ui';
import { config } from '../../api.ts';
import * as css from './tools-section.module.css';

const shown = 8;

/** The school's small tools: calendar, telephone book and the like. */
export function ToolsSection() {
  const query = useQuery(config.tools.query());
  const mobile = useDevice() === 'mobile';
  if (query.data?.length === 0) return null;
  return (
    <section>
      <SectionHead title="便民工具" />
      <WhenLoaded query={query} what="工具" skeleton={<Skeleton rows={1} />} empty={null}>
        {(tools) => (
          <ul className={css.tools}>
            {tools.slice(0, shown).map(({ id, name, icon, desc, target }) => (
              <li key={id}>
                <PortalLink target={{ ...target, link: (mobile && target.mobileLink) || target.link }} className={css.tool}>
                  <ServiceIcon name={icon} size={32} />
                  <span>
                    <b>{name}</b>
                    {desc && <small>{desc}</small>}
                  </span>
                </PortalLink>
              </li>
            ))}
          </ul>
        )}
      </WhenLoaded>
    </section>
  );
}
