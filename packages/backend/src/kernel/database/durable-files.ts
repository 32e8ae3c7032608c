import { closeSync, fsyncSync, openSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface Stream {
  nfd?: number;
  node: object;
}
/** The parts of Emscripten's file system that PGlite does not declare. */
interface EmscriptenModule {
  NODEFS: { stream_ops: { fsync?: (stream: Stream) => number }; realPath: (node: object) => string };
}

/**
 * PGlite's files on disk with a real fsync: Emscripten's NODEFS has none, so that a commit would survive kill -9 but
 * not a power loss. Directories are synced too, or a new WAL segment could disappear with its name.
 */
export class DurableFiles extends NodeFS {
  /** The number of fsync calls. */
  syncs = 0;

  override async init(...[postgres, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const prepared = await super.init(postgres, options);
    const preRun = [...(prepared.emscriptenOpts.preRun ?? []), (module: unknown) => this.#addFsync(module as EmscriptenModule)];
    return { emscriptenOpts: { ...prepared.emscriptenOpts, preRun } };
  }

  #addFsync({ NODEFS }: EmscriptenModule): void {
    NODEFS.stream_ops.fsync = (stream) => {
      this.syncs += 1;
      if (stream.nfd !== undefined) fsyncSync(stream.nfd);
      else syncDirectory(NODEFS.realPath(stream.node));
      return 0;
    };
  }
}

function syncDirectory(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
