/** Rows as columns of equal width; numbers stand to the right. The first row is the head. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_cell, column) => Math.max(...rows.map((row) => width(row[column] ?? ''))));
  const isNumber = (column: number) => rows.slice(1).every((row) => /^[\d.,–-]*( (ms|kB))?$/.test(row[column] ?? ''));
  const cell = (text: string, column: number) => {
    const gap = ' '.repeat((widths[column] ?? 0) - width(text));
    return isNumber(column) ? gap + text : text + gap;
  };
  return rows.map((row) => row.map(cell).join('   ').trimEnd()).join('\n');
}

/** Chinese signs are two columns wide on a terminal. */
const width = (text: string) => [...text].reduce((sum, sign) => sum + (sign > '\u2e80' ? 2 : 1), 0);

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};
