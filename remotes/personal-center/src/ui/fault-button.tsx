import type { FaultReport } from '@portico/contracts';
import { Icon } from '@portico/ui';
import { useState } from 'react';
import { FaultDialog } from './fault-dialog.tsx';
import * as css from './reveal.module.css';

export interface FaultSubject extends Pick<FaultReport, 'subject' | 'subjectId' | 'name'> {}

/** 数据有误: as an icon where there is little room. */
export function FaultButton({ about, look = 'words' }: { about: FaultSubject; look?: 'words' | 'icon' }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className={css.small} aria-label={`数据有误：${about.name}`} title="数据有误" onClick={() => setIsOpen(true)}>
        {look === 'icon' ? <Icon name="warn" size={16} /> : '数据有误'}
      </button>
      {isOpen && <FaultDialog about={about} onClose={() => setIsOpen(false)} />}
    </>
  );
}
