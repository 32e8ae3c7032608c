import type { FileRef, GuideBody } from '@portico/contracts';
import { safeHtml } from '../../kernel/content/safe-html.ts';
import { safeFile } from '../../kernel/content/safe-target.ts';

/** Where a guide names a file whose address may not be opened: `materials.0.sample.url`. */
export function unsafeFilesOf({ attachments, materials, flowImage }: GuideBody): string[] {
  const named: [string, FileRef | undefined][] = [
    ...attachments.map((file, index): [string, FileRef] => [`attachments.${index}`, file]),
    ...materials.flatMap(({ sample, blank }, index): [string, FileRef | undefined][] => [
      [`materials.${index}.sample`, sample],
      [`materials.${index}.blank`, blank],
    ]),
    ['flowImage', flowImage],
  ];
  return named.flatMap(([name, file]) => (file && !safeFile(file) ? [`${name}.url`] : []));
}

/** A guide as it may be shown, whatever is stored: without files that may not be opened, its HTML sanitised. */
export function safeGuide({ flowImage, ...guide }: GuideBody): GuideBody {
  const picture = safeFile(flowImage);
  return {
    ...guide,
    conditions: safeHtml(guide.conditions),
    attachments: guide.attachments.flatMap((file) => safeFile(file) ?? []),
    materials: guide.materials.map(({ sample, blank, ...material }) => {
      const [example, form] = [safeFile(sample), safeFile(blank)];
      return { ...material, ...(example && { sample: example }), ...(form && { blank: form }) };
    }),
    ...(picture && { flowImage: picture }),
  };
}
