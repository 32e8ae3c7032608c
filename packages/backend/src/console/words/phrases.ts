import { gatePhrases } from './gate-phrases.ts';

/** What is said, and its words: `$1` stands for the first part, or a function of all parts. */
export type Phrase = readonly [RegExp, string | ((...parts: string[]) => string)];

/** What the registry, the grants and the trials of partners and sources say, and the same in Chinese. */
export const phrases: readonly Phrase[] = [
  ...gatePhrases,
  // Grants.
  [/^until: must be a day to come\.$/, '截止日期要晚于今天'],
  [/^\S+ does not have the role \w+\./, '这个人没有这个角色'],
  [/^This person has the role \w+ there, and an auditor has no other one\./, '审计员不能兼任其他角色，请先收回'],
  [/^The school \d+ has no account (.+)\. portico import/, '本校没有账号 $1'],
  [/^No such grant waits for agreement\.$/, '没有等待同意的这项授权'],
  [/^This is the last operator\.$/, '这是最后一位平台运维，不能收回'],
  [/^This is the last administrator of the school\.$/, '这是本校最后一位管理员，不能收回'],
  // Modules and urgent notices.
  [/^The console can’t be switched off\.$/, '管理台不能在这里关闭'],
  [/^People land on (.+) when they have signed in: it can’t be closed for members\.$/, '登录后首先打开的是“$1”，不能对成员关闭'],
  [/^It is the last open entry of the menu\.$/, '这是最后一个开放的菜单项，不能关闭'],
  [/^(.+) was changed by somebody else meanwhile\.$/, '“$1”刚被修改过'],
  [/^(.+) was changed again since then\.$/, '“$1”已被再次修改，不能撤销'],
  [/^Another urgent notice runs: (.*)$/s, '正在显示另一条紧急通知：$1'],
  [/^This urgent notice has ended\.$/, '这条紧急通知已经结束'],
  // Plans.
  [/^The portal did not run then, and an hour has passed\.$/, '门户当时没有运行，已超过一小时'],
  [/^The build (\S+) is gone: publish it again\.$/, '构建 $1 已不在门户里，请重新交付'],
  [/^The school is gone\.$/, '学校已不存在'],
  [/^Who planned it has lost the right to it\.$/, '安排的人已没有这项管理权限，请重新安排'],
  // The registry.
  [/^There is no school (\d+)\.$/, '没有学校 $1'],
  [/^A build is active for a school, a rollout or a preview: name one of them\.$/, '预览、学校和灰度只能选一个'],
  [/^There is no earlier build of (\S+) for everyone to go back to\.$/, '$1 没有更早的版本可以撤回'],
  [/^There is no earlier build of (\S+?)(?: for .+)? to go back to\.$/, '$1 在这里没有更早的版本可以撤回'],
  [
    /^The portal rolled (\S+) back on (\S+ \S+): (\d+) of (\d+) tabs.*Publish a mended build/s,
    '$1 已在 $2 被自动撤回（$4 个页面中 $3 个出错），请交付修复后的构建',
  ],
  [/^The portal rolled (\S+) back on (\S+ \S+): .*Publish a mended build/s, '$1 已在 $2 被自动撤回，请交付修复后的构建'],
  [/^(\S+) is not published\.$/, '$1 还没有交付'],
  [/^(\S+) is a developer's build, for previews alone\./, '$1 是开发者构建，只能用于预览'],
  [/^(\S+) has no build for everyone that a rollout could be compared with\./, '$1 还没有面向所有人的版本，不能灰度'],
  [/^(\S+) is active for everyone already\.$/, '$1 已面向所有人启用'],
  [/^Too many activations at once\. Try again\.$/, '同时启用的人太多，请再试一次'],
  [/^The registry is no longer at revision (\d+)(?: but at (\d+))?\./, '修订已变化，请看过变化再操作'],
  [/^(\S+) is published with other content, and a build is never overwritten\.$/, '$1 已交付过，内容不同；构建不会被覆盖'],
  [/^(\S+) was changed for .+ since then, to ([0-9a-f]{12})\.$/, '$1 在这期间已被再次切换，现在是 $2'],
  [/^(\S+) was changed for .+ since then, to the wider one\.$/, '$1 在这期间已被再次切换'],
  // What ended a rollout.
  [
    /^(\d+) of (\d+) tabs with (\S+) failed, (\d+) of (\d+) tabs with (\S+) failed in the same time/,
    '$3 的 $2 个页面中 $1 个出错；同一时间 $6 的 $5 个页面中 $4 个出错',
  ],
  [
    /^(\d+) of (\d+) tabs with (\S+) failed since it is active for everyone, there was no build before$/,
    '$3 面向所有人后，$2 个页面中 $1 个出错；之前没有版本',
  ],
  [
    /^(\d+) of (\d+) tabs with (\S+) failed since it is active for everyone, (\d+) of (\d+) with (\S+)/,
    '$3 面向所有人后，$2 个页面中 $1 个出错；之前 $6 的 $5 个页面中 $4 个出错',
  ],
  [/^(\d+) of (\d+) tabs failed$/, '$2 个页面中 $1 个出错'],
  // Addresses.
  [/leads to an address that no (?:partner|service) may have\.?$/, '主机名指向不能使用的网络地址'],
  [/must be an address that starts with http:\/\/ or https:\/\/$/, '地址要以 http:// 或 https:// 开头'],
  [/must not contain a user name or password/, '地址里不能有用户名和密码，请填在密钥一栏'],
  [/must not be an address of this machine’s network alone$/, '不能使用这个网络地址'],
  [/^must have at least 16 signs$/, '至少 16 个字符'],
  [/^must be a network address$/, '请填写网络地址，如 10.12.0.1'],
  [/^must be the name of an attribute$/, '请填写属性名'],
  // Trials.
  [/^it answers (\d+); is protocol (\d) right\?$/, '对方回答 $1，请核对协议版本 $2'],
  [/^the answer is not of protocol (\d)$/, '回答不符合协议 $1'],
  [/^it answers (\d+)$/, '对方回答 $1'],
  [/^jwks_uri has no public key$/, 'jwks_uri 中没有公钥'],
  [/^it accepts a code that it has not issued$/, '对方接受了它没有签发的授权码'],
  [/^(.+); are clientId, clientSecret and the redirect address (\S+) right\?$/s, '$1；请核对 clientId、clientSecret 和回调地址 $2'],
  [/^the answer has no errcode$/, '回答中没有 errcode'],
  [/^no answer in (\d+) s$/, '$1 秒内没有回答'],
  [/^no answer within (\d+) ms$/, '$1 毫秒内没有回答'],
  [/^an answer of more than 64 kB$/, '回答超过 64 kB'],
  [/^the answer holds no list at "(.*)"$/, '回答中的“$1”不是列表'],
  [/^the answer is too long$/, '回答太长'],
  [/^\S+ has no question for (\S+)$/, '没有写明怎样查询 $1'],
  [/aborted due to timeout/, '5 秒内没有回答'],
  [/is not valid JSON|^Unexpected .*JSON/, '回答不是 JSON'],
  [/^no connection$/, '没有连接'],
  [/ECONNREFUSED/, '连接被拒绝'],
  [/ENOTFOUND|EAI_AGAIN/, '找不到这个主机名'],
];
