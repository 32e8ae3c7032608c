/** The steps of a trial, as administrators read them; what a partner itself said stays as it was said. */
const steps: [RegExp, string][] = [
  [/^(\S+) is an address that a partner may have$/, '地址 $1 可以使用'],
  [/^the login page answers$/, '登录页有应答'],
  [/^a wrong ticket is refused in the protocol$/, '编造的票据按协议被拒绝'],
  [/^discovery names this issuer$/, '发现文档中的签发者一致'],
  [/^it has keys for identity tokens$/, '有校验身份令牌的密钥'],
  [/^client and secret are accepted, and a wrong code is refused$/, '客户端与密钥被接受，编造的授权码被拒绝'],
  [/^appid and secret are accepted, and a wrong code is refused$/, 'AppID 与密钥被接受，编造的授权码被拒绝'],
  [/^the gateway answers; no message is sent$/, '网关有应答（不发送消息）'],
  [/^the model’s interface accepts the key$/, '模型接口接受密钥'],
  [/^a key is set; nothing is asked$/, '已设置密钥（无需连接）'],
];

export function stepName(step: string): string {
  const found = steps.find(([pattern]) => pattern.test(step));
  return found ? step.replace(found[0], found[1]) : step;
}
