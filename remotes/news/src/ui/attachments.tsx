import type { FileRef } from '@portico/contracts';
import { Icon } from '@portico/ui';
import { fileKind, fileSize } from '../model/file-size.ts';
import * as css from './article.module.css';

/** The files of an article, each with its kind and size. */
export function Attachments({ files }: { files: readonly FileRef[] }) {
  if (files.length === 0) return null;
  return (
    <section className={css.attachments} aria-label="附件">
      <h2>附件</h2>
      <ul>
        {files.map((file) => (
          <li key={file.id}>
            <a href={file.url} download={file.name}>
              <Icon name="download" size={16} />
              <span className={css.fileName}>{file.name}</span>
              <span className={css.fileFacts}>
                {fileKind(file.name)}　{fileSize(file.size)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
