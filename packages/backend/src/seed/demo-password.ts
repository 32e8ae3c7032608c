/** The password of every demo account; printed at the start. */
export const demoPassword = 'Qinghe#2026';
