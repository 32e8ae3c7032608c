/** Signs in at the provider as a person would; answers the query with which it leads back. */
export async function signInAtProvider(address: string, account: string, redirectUri: string): Promise<URLSearchParams> {
  const cookies = new Map<string, string>();
  let next = address;
  let form: Record<string, string> | undefined;
  for (let step = 0; step < 12; step += 1) {
    const response = await fetch(next, {
      redirect: 'manual',
      method: form ? 'POST' : 'GET',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { body: new URLSearchParams(form) }),
    });
    form = undefined;
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location?.startsWith(redirectUri)) return new URL(location).searchParams;
    if (location) {
      next = new URL(location, next).href;
      continue;
    }
    const page = await response.text();
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1];
    next = new URL(/action="([^"]+)"/.exec(page)?.[1] ?? '', next).href;
    form = prompt === 'login' ? { prompt, login: account, password: 'x' } : { prompt: prompt ?? 'consent' };
  }
  throw new Error('the provider never led back');
}
