/** Whether a clock time (`HH:mm`) is in a quiet time; one that ends before it begins goes past midnight. */
export function isQuiet(
  clock: string,
  { quietStart, quietEnd }: { quietStart?: string | undefined; quietEnd?: string | undefined },
): boolean {
  if (!quietStart || !quietEnd) return false;
  if (quietStart < quietEnd) return clock >= quietStart && clock < quietEnd;
  return clock >= quietStart || clock < quietEnd;
}
