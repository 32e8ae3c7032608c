import type { AreaManifest, SampleAnswer } from '@portico/area';
import { expect, test } from 'vitest';
import { areaFolders } from '../build/build-folders.ts';

test.each(areaFolders())(
  '%s: every call of its pages and blocks has a sample answer, so that the gate renders its data',
  async (folder) => {
    const { area } = (await import(`${folder}/src/area.ts`)) as { area: AreaManifest };
    const { sampleAnswers } = (await import(`${folder}/src/sample-answers.ts`)) as { sampleAnswers: readonly SampleAnswer[] };
    const parts = [...Object.values(area.pages), ...Object.values(area.blocks ?? {})];
    const called = new Set(parts.flatMap(({ calls = [] }) => calls.map(({ method, path }) => `${method} ${path}`)));
    expect([...called].filter((call) => !sampleAnswers.some(({ method, path }) => `${method} ${path}` === call))).toEqual([]);
  },
);
