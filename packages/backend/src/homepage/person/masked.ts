/** Stands for what is sensitive until it is revealed. */
export const maskedValue = '****';
/** Seconds for which a revealed value may be shown. */
export const shownSeconds = 60;
