import { PortalLink, useFirstInput } from '@portico/area/react';
import { useQuery } from '@portico/client';
import { useDevice } from '@portico/session';
import { Empty, ServiceIcon, Skeleton, WhenLoaded } from '@portico/ui';
import { config } from '../../api.ts';
import { tools } from '../../model/campus-calls.ts';
import * as css from './campus.module.css';
import { Part } from './part.tsx';

/** The school's other tools; those that lead to this page are its parts already. */
export function ToolsPart() {
  const mobile = useDevice() === 'mobile';
  const query = useQuery(config.tools.query(useFirstInput(tools)));
  const others = query.data?.filter(({ target }) => !target.link.includes('/personal-center/campus-infos'));
  return (
    <Part id="tools">
      <WhenLoaded query={{ ...query, data: others }} what="工具" skeleton={<Skeleton rows={1} />} empty={<Empty title="还没有其他工具" />}>
        {(list) => (
          <ul className={css.tools}>
            {list.map(({ id, name, icon, desc, target }) => (
              <li key={id}>
                <PortalLink target={{ ...target, link: (mobile && target.mobileLink) || target.link }} className={css.tool}>
                  <ServiceIcon name={icon} size={32} />
                  <span className={css.words}>
                    <b>{name}</b>
                    {desc && <small>{desc}</small>}
                  </span>
                </PortalLink>
              </li>
            ))}
          </ul>
        )}
      </WhenLoaded>
    </Part>
  );
}
