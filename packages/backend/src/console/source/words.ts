/** Why a trial failed, as administrators read it; what is not known stays as it was said. */
const problems: [RegExp, string][] = [
  [/^it answers (\d+)$/, '系统回答 $1'],
  [/^no answer within (\d+) ms$/, '$1 毫秒内没有回答'],
  [/^the answer holds no list at "(.*)"$/, '回答中的“$1”不是列表'],
  [/^the answer is too long$/, '回答太长'],
  [/^(\S+) has no question for (\S+)$/, '没有写明怎样查询 $2'],
  [/aborted due to timeout/, '5 秒内没有回答'],
  [/JSON/, '回答不是 JSON'],
  [/ECONNREFUSED/, '连接被拒绝'],
  [/ENOTFOUND|EAI_AGAIN/, '找不到这个主机名'],
];

export function problemWords(said: string): string {
  const found = problems.find(([pattern]) => pattern.test(said));
  if (!found) return said.slice(0, 200);
  const [, ...parts] = found[0].exec(said) ?? [];
  return found[1].replace(/\$(\d)/g, (_all, index: string) => parts[Number(index) - 1] ?? '');
}
