import { type SmallServer, serveSmall } from './small-server.ts';

/** A gateway for text messages that keeps the last code of each number. */
export interface FakeSms extends SmallServer {
  codes: Map<string, string>;
}

export async function serveFakeSms(): Promise<FakeSms> {
  const codes = new Map<string, string>();
  const server = await serveSmall((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => {
      body += part;
    });
    request.on('end', () => {
      // The portal's hourly look asks only whether somebody answers.
      if (!body) return response.end();
      const { mobile, code } = JSON.parse(body) as { mobile: string; code: string };
      codes.set(mobile, code);
      response.end('{}');
    });
  });
  return Object.assign(server, { codes });
}
