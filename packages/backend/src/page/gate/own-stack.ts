import { SourceMap, type SourceMapPayload } from 'node:module';

const maxFrames = 8;

/** Rewrites an error's text: its message, then those frames that are in the area's source, with paths relative to the area. */
export function ownStack(text: string, { build, map }: { build: string; map: string | undefined }): string {
  const [lines, frames] = split(text);
  const sources = parsed(map);
  const own = frames.flatMap((frame) => {
    const [, name, line, column] = new RegExp(`at (?:(.+?) \\()?${build}/[\\w.-]+:(\\d+):(\\d+)\\)?$`).exec(frame.trim()) ?? [];
    if (line === undefined || column === undefined) return [];
    const place = sources ? placeOf(sources, Number(line), Number(column)) : `server.js:${line}:${column}`;
    return place === undefined ? [] : [`    at ${name ? `${name} (${place})` : place}`];
  });
  return [lines.join('\n').trim(), ...own.slice(0, maxFrames)].join('\n');
}

/** The lines of the message, and the frames. */
function split(text: string): [string[], string[]] {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => /^\s+at /.test(line));
  return first < 0 ? [lines, []] : [lines.slice(0, first), lines.slice(first)];
}

function parsed(map: string | undefined): SourceMap | undefined {
  try {
    return map === undefined ? undefined : new SourceMap(JSON.parse(map) as SourceMapPayload);
  } catch {
    return undefined;
  }
}

/** Undefined for what the build itself added. */
function placeOf(sources: SourceMap, line: number, column: number): string | undefined {
  const entry = sources.findEntry(line - 1, column - 1);
  if (!('originalSource' in entry) || !/^[.\w@]/.test(entry.originalSource) || /^(data:|webpack\/)/.test(entry.originalSource))
    return undefined;
  return `${entry.originalSource}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
}
