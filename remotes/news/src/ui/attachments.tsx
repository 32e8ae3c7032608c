import type { FileRef } from '@portico/contracts';
import { fileKind, fileSize, Icon } from '@portico/ui';
import * as css from './attachments.module.css';
import { CopyButton } from './copy-button.tsx';

/** Letters of a checksum that are shown; copying takes all of it. */
const shownLetters = 12;

/** The files of an article, each with its kind, size and checksum. */
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
              <bdi className={css.fileName}>{file.name}</bdi>
              <span className={css.fileFacts}>
                {fileKind(file.name)}　{fileSize(file.size)}
              </span>
            </a>
            {file.sha256 && (
              <p className={css.checksum}>
                SHA-256 <code title={file.sha256}>{file.sha256.slice(0, shownLetters)}…</code>
                <CopyButton text={file.sha256} label={`复制${file.name}的校验值`} className={css.copy} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
