export { PasswordDialog } from './password-dialog.tsx';
export { useAskedFirst } from './use-asked-first.ts';
