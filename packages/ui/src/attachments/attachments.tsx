import type { FileRef } from '@portico/contracts';
import { Icon } from '../art/icon.tsx';
import { fileKind, fileSize } from '../file-size.ts';
import * as css from './attachments.module.css';
import { CopyButton } from './copy-button.tsx';

/** Letters of a checksum that are shown; copying takes all of it. */
const shownLetters = 12;

/** The files of an article or a notice, each with its kind, size and checksum. */
export function Attachments({ files, heading: Heading = 'h2' }: { files: readonly FileRef[]; heading?: 'h2' | 'h3' }) {
  if (files.length === 0) return null;
  return (
    <section className={css.attachments} aria-label="附件">
      <Heading>附件</Heading>
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
