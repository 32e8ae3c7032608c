export interface WebDriverSession {
  send<Result = unknown>(method: string, path: string, body?: object): Promise<Result>;
  end(): Promise<void>;
}

/** A session of a driver that speaks WebDriver over HTTP. */
export async function newSession(address: string, browserOptions: object): Promise<WebDriverSession> {
  const ask = async <Result>(method: string, path: string, body?: object): Promise<Result> => {
    const response = await fetch(address + path, { method, body: body && JSON.stringify(body) });
    const { value } = (await response.json()) as { value: Result & { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value;
  };
  const { sessionId } = await ask<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } },
  });
  const at = `/session/${sessionId}`;
  return {
    send: (method, path, body) => ask(method, at + path, body),
    end: () => ask('DELETE', at),
  };
}
