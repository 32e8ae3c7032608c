import { codes } from '@portico/contracts';
import { useAskedFirst } from '@portico/ui/password';
import { StepUpDialog } from './step-up-dialog.tsx';

/** Runs a call that may ask for the password first; then the dialog has to be rendered. Undefined: the person gave up. */
export const useStepUp = () => useAskedFirst(codes.stepUpRequired, ({ why, end }) => <StepUpDialog why={why} onEnd={end} />);
