/** The first telephone number among a school's lines of contact: what stands behind 热线 or 电话. */
export function telephoneIn(lines: readonly string[]): { shown: string; dialled: string } | undefined {
  for (const line of lines) {
    const shown = /(?:热线|电话)[\s：:]*(\d[\d -]{2,18}\d)/.exec(line)?.[1];
    if (shown) return { shown, dialled: shown.replace(/\D/g, '') };
  }
  return undefined;
}
