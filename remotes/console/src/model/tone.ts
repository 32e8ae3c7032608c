/** The colour of a state's mark. */
export type Tone = 'success' | 'warning' | 'danger' | 'info' | 'off';
