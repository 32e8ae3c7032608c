/** The token of a student who has signed in. */
export async function aMember(portal: string): Promise<string> {
  const answer = await fetch(`${portal}/pedestal/auth/cx/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: '20260001', password: 'Qinghe#2026' }),
  });
  return ((await answer.json()) as { data: { token: string } }).data.token;
}
