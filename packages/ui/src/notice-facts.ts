import type { LinkTarget } from '@portico/area';

/** One notice as lists show it. */
export interface NoticeFacts {
  /** `YYYY-MM-DD HH:mm:ss` */
  time: string;
  title: string;
  sender: string;
  top?: boolean;
  unread?: boolean;
  target?: LinkTarget;
}
