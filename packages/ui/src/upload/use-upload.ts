import { useState } from 'react';
import type { UploadProps } from './props.ts';

export type UploadState =
  | { kind: 'waiting' }
  | { kind: 'sending'; name: string; share: number }
  | { kind: 'sent'; name: string }
  | { kind: 'refused'; reason: string };

const megabyte = 1024 * 1024;
export const sizeInWords = (bytes: number): string =>
  bytes >= megabyte ? `${Math.round((bytes / megabyte) * 10) / 10} MB` : `${Math.round(bytes / 1024)} KB`;

/** Why a file is not taken, if it is not. */
export function refusalOf(file: File, { types, typesInWords, largest }: Pick<UploadProps, 'types' | 'typesInWords' | 'largest'>) {
  if (!types.includes(file.type)) return `请选择${typesInWords}。`;
  if (file.size === 0) return '这个文件是空的，请换一个。';
  if (file.size > largest) return `文件不能超过 ${sizeInWords(largest)}，请换一个。`;
  return undefined;
}

/** One upload at a time: refused before it is sent, followed while it is sent, and its failure said. */
export function useUpload(props: UploadProps): { state: UploadState; choose: (file: File) => void } {
  const [state, setState] = useState<UploadState>({ kind: 'waiting' });
  const choose = async (file: File) => {
    if (state.kind === 'sending') return;
    const reason = refusalOf(file, props);
    if (reason) return setState({ kind: 'refused', reason });
    const { name } = file;
    setState({ kind: 'sending', name, share: 0 });
    try {
      await props.send(file, (share) => setState({ kind: 'sending', name, share }));
      setState({ kind: 'sent', name });
    } catch (thrown) {
      setState({ kind: 'refused', reason: `没有上传成功。${thrown instanceof Error ? thrown.message : ''}` });
    }
  };
  return { state, choose: (file) => void choose(file) };
}
