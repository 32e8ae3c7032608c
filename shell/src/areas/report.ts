/** What failed in a tab, for whoever runs the portal. */
export interface FailureReport {
  area?: string;
  build?: string;
  error: unknown;
  where: string;
}

/** Says in the console what failed and in which build; one line, for the person who looks. */
export function reportFailure({ area = 'shell', build = '', error, where }: FailureReport): void {
  console.error(`portico: ${area}${build && `@${build}`} failed${where && ` in ${where.trim().split('\n')[0]?.trim()}`}:`, error);
}
