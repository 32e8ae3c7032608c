import { PortalLink } from '@portico/area/react';
import type { ServiceGuide } from '@portico/contracts';
import { useDevice, usePerson } from '@portico/session';
import { buttonLook } from '@portico/ui';
import { serviceTarget } from '@portico/ui/services';
import { noticeWords } from '../model/notice-words.ts';
import { useOpening } from './use-opening.tsx';

/** The link to where the service is handled; without one, the reason and the end of maintenance. */
export function Handle({ guide, closedClassName }: { guide: ServiceGuide; closedClassName?: string }) {
  const mobile = useDevice() === 'mobile';
  const { onOpen, dialog } = useOpening();
  const target = serviceTarget(guide, { guest: usePerson().isGuest, mobile });
  if (target)
    return (
      <>
        <PortalLink target={target} {...buttonLook({ kind: 'primary', size: 'l' })} onClick={() => onOpen(guide.appId)}>
          {guide.handleType === 'query' ? '在线查询' : '在线办理'}
        </PortalLink>
        {dialog}
      </>
    );
  if (guide.status === 'on')
    return <span className={closedClassName}>{mobile && guide.terminal === 'pc' ? '请在电脑端使用' : '请到窗口办理'}</span>;
  const { text, until } = noticeWords({ kind: 'closed', name: guide.name, reason: guide.statusText, until: guide.resumeTime });
  return (
    <span className={closedClassName}>
      {text}
      {until && <br />}
      {until}
    </span>
  );
}
