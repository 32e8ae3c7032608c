/** The browser's record of the urgent notice that was acknowledged; it stays when somebody signs in or out. */
export const urgentKey = 'portico.urgent';
