export { Attachments } from './attachments.tsx';
export { CopyButton } from './copy-button.tsx';
