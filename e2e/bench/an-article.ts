/** The address of an article that guests may read. */
export async function anArticle(portal: string): Promise<string> {
  const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
  const guest = (await (await fetch(`${portal}/pedestal/auth/guest/login`, post)).json()) as { data: { token: string } };
  const answer = await fetch(`${portal}/homepage/news/list`, { headers: { authorization: `Bearer ${guest.data.token}` } });
  const { data } = (await answer.json()) as { data: { records: { id: string }[] } };
  const [article] = data.records;
  if (!article) throw new Error('There is no news.');
  return `/news/article/${article.id}`;
}
