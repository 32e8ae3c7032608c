/** What may be uploaded, and where it goes. */
export interface UploadProps {
  /** What the button says. */
  label: string;
  /** Types that are taken, as browsers name them, and in words. */
  types: readonly string[];
  typesInWords: string;
  /** Bytes of the largest file. */
  largest: number;
  /** Sends the file; `onProgress` is told the share that has been sent, 0 to 1. What it throws is shown. */
  send: (file: File, onProgress: (share: number) => void) => Promise<void>;
}

/** The button that takes a file; all else about an upload stands around it. */
export interface UploadButtonProps {
  label: string;
  types: readonly string[];
  busy: boolean;
  /** The element that says which files are taken and what went wrong. */
  describedBy: string;
  onChoose: (file: File) => void;
}
