import { codes } from '@portico/contracts';
import { Refusal } from '../../kernel/api/refusal.ts';
import type { Registry } from '../../registry/index.ts';
import { RegistryRefusal } from '../../registry/releases/registry-refusal.ts';
import { conflict } from '../act/conflict.ts';
import type { ConsoleContext } from '../context.ts';

/** The registry of this process. */
export function registryOf({ running }: ConsoleContext): Registry {
  if (!running.registry) throw new Refusal(codes.failed, '版本服务还没有启动，请稍后再试');
  return running.registry;
}

/** Runs a step of the registry; its refusals become the console's. */
export async function inRegistry<Result>(registry: Registry, ifRevision: number | undefined, work: () => Promise<Result>): Promise<Result> {
  const changed = (revision: number) => conflict(`修订已到 ${revision}，请看过变化再操作`, { current: { revision } });
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof RegistryRefusal)) throw error;
    const { revision } = await registry.list();
    if (error.status === 409 && ifRevision !== undefined && revision !== ifRevision) throw changed(revision);
    const reasons = error.reasons.map((text) => ({ path: '', text }));
    throw new Refusal(error.status === 404 ? codes.notFound : codes.invalid, error.message.slice(0, 200), { reasons });
  }
}
