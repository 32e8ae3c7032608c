/** Codes of Node's sockets, and SQLSTATE 08… (connection) and 57P0… (the server stops or starts). */
const codes = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08\w{3}|57P0[123])$/;
/** pg gives these no code. */
const messages = /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/;

/** Whether the database did not answer, as opposed to a query that it refused: it may come back by itself. */
export function isDatabaseUnreachable(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    const { code } = each as NodeJS.ErrnoException;
    if ((code !== undefined && codes.test(code)) || messages.test(each.message)) return true;
    if (each instanceof AggregateError && each.errors.some(isDatabaseUnreachable)) return true;
  }
  return false;
}

/** Whether there was no space, on this machine's disk or the database's. What is stored stays, and reading works. */
export function isDiskFull(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    const { code } = each as NodeJS.ErrnoException;
    if (code === 'ENOSPC' || code === '53100') return true;
  }
  return false;
}
