export type { UploadButtonProps, UploadProps } from './props.ts';
export { Upload } from './upload.tsx';
