import { RefusedAddress, sendChecked } from '../../kernel/outgoing/checked-request.ts';

const timeoutMs = 5_000;
const maxAnswerBytes = 64 * 1024;
/** Pause in ms before a second try. */
const pauseMs = 500;
/** Errors of a connection that was never made: the partner knows nothing of the request. */
const unreached = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'];

export interface PartnerAnswer {
  status: number;
  type: string;
  text: string;
}
interface Sent {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
}

/** A partner did not answer correctly. The message contains neither the address nor the request. */
export class PartnerFault extends Error {
  override name = 'PartnerFault';
  /** `refused`: not asked; `unreached`: it does not know of the request; `late`: no answer in time. */
  readonly kind: 'refused' | 'unreached' | 'late' | 'answer';

  constructor(message: string, kind: PartnerFault['kind'] = 'answer') {
    super(message);
    this.kind = kind;
  }
}

/** Sends a request to a partner's configured address: at most 5 s and 64 kB, without redirects. */
export async function askPartner(address: string, sent: Sent = {}): Promise<PartnerAnswer> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const incoming = await sendChecked(address, { ...sent, signal });
    const parts: Buffer[] = [];
    let length = 0;
    for await (const part of incoming as AsyncIterable<Buffer>) {
      length += part.length;
      if (length > maxAnswerBytes) throw new PartnerFault('an answer of more than 64 kB');
      parts.push(part);
    }
    const type = incoming.headers['content-type'] ?? '';
    return { status: incoming.statusCode ?? 0, type, text: Buffer.concat(parts).toString('utf8') };
  } catch (error) {
    if (error instanceof PartnerFault) throw error;
    if (error instanceof RefusedAddress) throw new PartnerFault(error.message, 'refused');
    if (signal.aborted) throw new PartnerFault(`no answer in ${timeoutMs / 1_000} s`, 'late');
    const { code = 'no connection' } = error as NodeJS.ErrnoException;
    throw new PartnerFault(code, unreached.includes(code) ? 'unreached' : 'answer');
  }
}

/**
 * Asks once more after a fault of these kinds: a partner may be starting. `late` only for requests that may arrive
 * twice.
 */
export async function askTwice<Value>(kinds: readonly PartnerFault['kind'][], ask: () => Promise<Value>): Promise<Value> {
  try {
    return await ask();
  } catch (error) {
    const fault = error instanceof Error && error.cause instanceof PartnerFault ? error.cause : error;
    if (!(fault instanceof PartnerFault) || !kinds.includes(fault.kind)) throw error;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return ask();
  }
}
