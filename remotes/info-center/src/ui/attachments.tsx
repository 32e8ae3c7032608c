import type { FileRef } from '@portico/contracts';
import { fileKind, fileSize, Icon } from '@portico/ui';
import * as css from './notice-text.module.css';

/** The files of a notice, each with its size. */
export function Attachments({ files }: { files: readonly FileRef[] }) {
  if (files.length === 0) return null;
  return (
    <ul className={css.files} aria-label="附件">
      {files.map((file) => (
        <li key={file.id}>
          <a href={file.url} download={file.name}>
            <Icon name="doc" size={16} />
            <span>{file.name}</span>
            <small>
              {fileKind(file.name)}　{fileSize(file.size)}
            </small>
          </a>
        </li>
      ))}
    </ul>
  );
}
