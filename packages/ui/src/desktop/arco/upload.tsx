import './base.ts';
import Upload from '@arco-design/web-react/es/Upload';
import '@arco-design/web-react/es/Upload/style/index.css';
import { Button } from '@portico/ui';
import type { KeyboardEvent } from 'react';
import type { UploadButtonProps } from '../../upload/props.ts';

/** Enter clicks the button already; Arco would open the list of files once more. */
const onlyOnce = (event: KeyboardEvent) => event.stopPropagation();

/** Arco's upload: the button, or a file dropped on it. Which files are taken is said by the rules around it, not by silence. */
export function ArcoUploadButton({ label, types, busy, describedBy, onChoose }: UploadButtonProps) {
  return (
    <Upload
      accept={{ type: types.join(), strict: false }}
      disabled={busy}
      showUploadList={false}
      beforeUpload={(file) => {
        onChoose(file);
        return false;
      }}
    >
      <Button aria-describedby={describedBy} aria-disabled={busy || undefined} onKeyDown={onlyOnce}>
        {label}
      </Button>
    </Upload>
  );
}
