import type { Device, PlannedArea } from '@portico/area';

/**
 * Fetches every file of a build that this device may load; the browser checks each against the registry's hash. The
 * switch itself then reads only from the browser's cache.
 */
export async function stageBuild({ base, entryPoints, files, server }: PlannedArea, device: Device): Promise<void> {
  const own = entryPoints[device];
  const other = entryPoints[device === 'desktop' ? 'mobile' : 'desktop'];
  const elsewhere = new Set(
    [...other.scripts, ...other.styles].filter((file) => !own.scripts.includes(file) && !own.styles.includes(file)),
  );
  const wanted = Object.entries(files).filter(([file]) => /\.(js|css)$/.test(file) && file !== server && !elsewhere.has(file));
  await Promise.all(
    wanted.map(async ([file, integrity]) => {
      const response = await fetch(base + file, { integrity, priority: 'low', credentials: 'same-origin' });
      if (!response.ok) throw new Error(`${base}${file} answered ${response.status}.`);
      await response.arrayBuffer();
    }),
  );
}
