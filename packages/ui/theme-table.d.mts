/** The text of table.ts for a text of colours.css. */
export function tableText(css: string): string;
