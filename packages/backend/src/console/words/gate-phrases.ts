import type { Phrase } from './phrases.ts';

const visitors: Record<string, string> = { guest: '游客', student: '学生', staff: '教职工' };
/** `guest`, or `guest (template 2)`. */
const visitorName = (text: string) => text.replace(/^\w+/, (kind) => visitors[kind] ?? kind).replace(/ \(template (\d)\)$/, '，模板 $1');
const device = (name: string) => (name === 'mobile' ? '手机端' : '桌面端');
const subject = (text: string) => text.replace(/^the page /i, '页面 ').replace(/^the block /i, '区块 ');
const owner = (name: string) => (name === 'the shell' ? '门户本身' : name);

/** Why a build is refused when it is handed over: its record, files, signature, size, pages, and what happens when it is rendered. */
export const gatePhrases: readonly Phrase[] = [
  // The file that was handed over.
  [/^(\S+)：.*received undefined$/, '交付文件缺少 $1'],
  [/^(\S+)：(?:Invalid|Too|Unrecognized) /, '交付文件的 $1 形式不对'],
  // The record.
  [/^area\.json is not JSON\./, 'area.json 不是 JSON，请重新构建'],
  [/^area\.json is longer than (.+) kB\.$/, 'area.json 超过 $1 kB'],
  [/^area\.json: (\S+) .*received undefined\.$/, 'area.json 缺少 $1'],
  [
    /^area\.json: (\S+) must be (?:kebab-case|a path pattern .*|a JavaScript name|sha384-…|12 hexadecimal digits)\.$/,
    'area.json 的 $1 写法不对',
  ],
  [/^area\.json: (\S+) must name at most (\d+)(?: files)?\.$/, 'area.json 的 $1 最多 $2 项'],
  [/^area\.json: (\S+) (.+)\.$/s, 'area.json 的 $1 不符合要求（$2）'],
  // Its files.
  [/^(?:The server's file|The entry) (\S+) is not on the list of files\.$/, '$1 不在文件清单里'],
  [/^The server's build (\S+) is not on the list of files\.$/, '服务端构建 $1 不在文件清单里'],
  [/^The server's build (\S+) cannot be read as JavaScript: (.+)\.$/s, '服务端构建 $1 不是可以读的 JavaScript：$2'],
  [/^The (\S+) entry point is missing\.$/, (name) => `缺少${device(name)}入口`],
  [
    /^The (\S+) entry point needs (\S+), which is not on the list of files\.$/,
    (name, path) => `${device(name)}入口需要的 ${path} 不在文件清单里`,
  ],
  [/^The entry (\S+) does not write (\S+)\.$/, '入口文件 $1 没有写出 $2'],
  [/^(\S+) is missing\.$/, '缺少文件 $1'],
  [/^(\S+) differs from its hash\.$/, '文件 $1 与登记的哈希不符'],
  [/^(\S+) is not on the list of files\.$/, '文件 $1 不在文件清单里'],
  // Names and addresses.
  [/^The manifest is that of (\S+), the release that of (\S+)\.$/, '清单属于 $1，构建却属于 $2'],
  [/^The global (\S+) does not bear the build (\S+), so that/, '全局变量 $1 不含构建号 $2，两个构建会在同一页面里混在一起'],
  [/^The block (\S+) must be named (\S+)\.….$/, '区块 $1 的名称要以 $2. 开头'],
  [/^The preloaded call (\S+ \S+) is none of the endpoints that (\S+) declares\.$/, '预加载的请求 $1 不在 $2 声明的接口里'],
  [
    /^The (desktop|mobile) page (\S+) belongs to (the shell|\S+) and to (\S+)\.$/,
    (name, path, one, other) => `${device(name)}地址 ${path} 同时属于 ${owner(one)} 和 ${other}`,
  ],
  [/^(?:The block )?(\S+) belongs to (\S+) and to (\S+)\.$/, '$1 同时属于 $2 和 $3'],
  // What it expects of the portal.
  [
    /^It is built for the portal contract (\S+); the shell \S+, which .* open tabs? still runs?, offers (\S+)\.$/,
    '它按门户约定 $1 构建，还有打开的页面在用 $2',
  ],
  [/^It is built for the portal contract (\S+); .* (\S+)\.$/, '它按门户约定 $1 构建，本门户是 $2'],
  [/^It expects (\S+) (\S+); the shell \S+, which .* open tabs? still runs?, provides (\S+)\.$/, '它需要 $1 $2，还有打开的页面在用 $3'],
  [/^It expects (\S+) (.+); .* none\.$/, '它需要 $1 $2，门户没有提供'],
  [/^It expects (\S+) (\S+); .* (\S+)\.$/, '它需要 $1 $2，门户提供的是 $3'],
  // Its size.
  [/^The entry (\S+) takes (.+) \(brotli\); (.+) is the budget\.$/, '入口文件 $1 压缩后 $2，上限 $3'],
  [
    /^The (\S+) entry point's scripts take (.+) \(brotli\); (.+) is the budget\./,
    (name, taken, allowed) =>
      `${device(name)}入口的脚本压缩后 ${taken}，上限 ${allowed}。请把不急用的部分改为按需加载，或在清单的 budget 里写明理由`,
  ],
  // Its signature.
  [/^The key (\S+) of (\S+) was revoked\./, '$2 的密钥 $1 已吊销，请用新的密钥签名'],
  [/^The registry knows no key of (\S+)\./, '门户里没有 $1 的密钥，请先登记它的公钥'],
  [/^The signature is not by a key that may publish (\S+)\.$/, '签名不是有权交付 $1 的密钥签的'],
  [/^The key of (\S+) may not speak for (\S+)\.$/, '$1 的密钥不能交付 $2'],
  // What happens when it is rendered.
  [/^Too many builds are being rendered\./, '正在检查的构建太多，请几分钟后再试'],
  [/^It has no build for the server,/, '缺少服务端构建，无法证明页面能打开；请用现在的 @portico/build 构建'],
  [/^(\S+) is not a list of sample answers\./, '$1 不是示例回答的列表，请用 @portico/area 的 sampleAnswer 写'],
  [/^The other pages were not rendered: too many ended the process\.$/, '其余页面没有检查：太多页面使进程退出'],
  [/^The registry could not start a process to render it \((.+)\)\./s, '门户没能启动检查用的进程（$1），请再试'],
  [/^Its server build does not load: (.+)$/s, '服务端构建加载失败：$1'],
  [
    /^Rendering fails: (.+) on (desktop|mobile), for ([^:]+): (.+)$/s,
    (what, name, who, said) =>
      `渲染失败：${device(name)}的${subject(what)}（${who
        .split(', ')
        .map((each) => visitorName(each))
        .join('、')}）：${saidOf(said)}`,
  ],
];

function saidOf(said: string): string {
  if (said === 'it does not end.') return '没有结束';
  return said.replace(
    /^(.+) is not exported by the (desktop|mobile) entry point\.$/s,
    (_all, what: string, name: string) => `${device(name)}入口没有导出${subject(what)}`,
  );
}
