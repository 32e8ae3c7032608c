import { Agent, request } from 'node:https';

export interface HttpsAnswer {
  /** 0: the connection broke off. */
  status: number;
  text: string;
}

/** A client of the tests' proxy, whose certificate nobody signed; with connections that stay open, as browsers have. */
export function httpsClient(port: number, host: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64, rejectUnauthorized: false, servername: 'portal.example' });
  const ask = (path: string, { token, body }: { token?: string; body?: unknown } = {}): Promise<HttpsAnswer> =>
    new Promise((resolve) => {
      const headers = {
        host,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      };
      const sent = request({ agent, host: '127.0.0.1', port, path, headers, method: body === undefined ? 'GET' : 'POST' }, (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => {
          text += part;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
        response.on('error', () => resolve({ status: 0, text }));
      });
      sent.setTimeout(30_000, () => sent.destroy());
      sent.on('error', (error) => resolve({ status: 0, text: error.message }));
      sent.end(body === undefined ? undefined : JSON.stringify(body));
    });
  return { ask, close: () => agent.destroy() };
}
