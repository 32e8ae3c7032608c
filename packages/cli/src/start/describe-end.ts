/** How a process ended, as Node reports it. */
export interface End {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/** Why a process ended, in words for the terminal. */
export function describeEnd({ code, signal }: End): string {
  if (signal === 'SIGKILL') return 'killed, perhaps because the machine ran out of memory';
  return signal ? `signal ${signal}` : `code ${code}; the lines above say why`;
}
