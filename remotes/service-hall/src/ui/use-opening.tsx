import { useQueryClient } from '@portico/client';
import { answersTo, searchContract, serviceContract } from '@portico/contracts';
import { countOpening, type ServiceCell } from '@portico/ui/services';
import { type ReactNode, useCallback, useState } from 'react';
import { type Notice, ServiceNotice } from './service-notice.tsx';

const ofServices = answersTo(...Object.values(serviceContract), ...Object.values(searchContract));

/**
 * The rules of opening a service: it is counted; a closed one shows why and until when; one that is no longer for this
 * person says so, and the lists reload. The link itself asks for sign-in.
 */
export function useOpening(): { onOpen: (id: string) => void; onClosed: (service: ServiceCell) => void; dialog: ReactNode } {
  const client = useQueryClient();
  const [notice, setNotice] = useState<Notice>();
  const onOpen = useCallback(
    (id: string) =>
      countOpening(id, (refused) => {
        setNotice({ kind: refused });
        void client.invalidateQueries(ofServices);
      }),
    [client],
  );
  const onClosed = useCallback((service: ServiceCell) => setNotice({ kind: 'closed', name: service.name, ...service.closed }), []);
  return { onOpen, onClosed, dialog: notice && <ServiceNotice notice={notice} onClose={() => setNotice(undefined)} /> };
}
