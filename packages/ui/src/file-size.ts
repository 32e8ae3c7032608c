/** `19.6 KB`; one place below 100, whole numbers above. */
export function fileSize(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB'];
  let size = bytes;
  let unit = 0;
  while (size >= 1000 && unit < units.length - 1) {
    size /= 1024;
    unit++;
  }
  return `${unit === 0 || size >= 100 ? Math.round(size) : Math.round(size * 10) / 10} ${units[unit]}`;
}

/** What kind of file it is, by its name: `PDF`. */
export const fileKind = (name: string): string => /\.(\w{1,5})$/.exec(name)?.[1]?.toUpperCase() ?? '文件';
