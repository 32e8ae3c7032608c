import { registryCalls } from '@portico/area/operator';
import { writeOperation } from '../../kernel/operator/operation-log.ts';
import { RegistryRefusal } from '../../registry/releases/registry-refusal.ts';
import type { Standing } from '../act/standing.ts';
import { tellConsole } from '../act/tell.ts';
import type { ConsoleContext } from '../context.ts';
import { inChinese } from '../words/in-chinese.ts';
import { registryOf } from './running-registry.ts';

interface Uploaded {
  area?: string;
  buildId?: string;
  already: boolean;
  reasons: string[];
  actId?: number;
}

/** Stores a build that was handed over, by the same gate as `portico publish`; with reasons nothing was stored. */
export async function uploadBuild(
  context: ConsoleContext,
  { by, fid }: Standing,
  { file, checkOnly }: { file: File; checkOnly: boolean },
): Promise<Uploaded> {
  const registry = registryOf(context);
  let actId: number | undefined;
  try {
    const { files, ...sent } = readHandedOver(await file.text());
    const content = new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text, 'base64')]));
    const facts = {
      actor: by,
      wrote(id: number) {
        actId = id;
      },
    };
    const done = await registry.publish({ record: sent.record, signature: sent.signature, files: content, who: by.name, checkOnly, facts });
    if (!checkOnly) await tellConsole(context, '');
    return { area: done.area, buildId: done.buildId, already: done.already, reasons: [], ...(actId !== undefined && { actId }) };
  } catch (error) {
    if (!(error instanceof RegistryRefusal)) throw error;
    const said = { action: 'release.publish', object: file.name.slice(0, 100), fid, outcome: '400', reason: error.message.slice(0, 200) };
    if (!checkOnly) await writeOperation(context, { by, ...said });
    return { already: false, reasons: error.reasons.map(inChinese) };
  }
}

function readHandedOver(text: string) {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new RegistryRefusal(422, ['文件不是 JSON，请用 portico publish 生成的交付文件']);
  }
  const read = registryCalls.publish.body.safeParse(body);
  if (read.success) return read.data;
  throw new RegistryRefusal(
    422,
    read.error.issues.map((issue) => `${issue.path.join('.') || '文件'}：${issue.message}`),
  );
}
