import { measureBackend } from './backend.ts';
import { measureEndurance } from './endurance.ts';
import { measureFullCalendar } from './full-calendar.ts';
import { measureLoad } from './load.ts';
import { measureManyNotices } from './many-notices.ts';
import { measureScreenWork } from './screen-work.ts';
import { measureSize } from './size.ts';
import { measureSwap } from './swap.ts';

/** `pnpm bench size|load|api|swap|work|endurance`: prints a table, ends with code 1 where a budget or a ratio is missed. */
const benches: Record<string, () => Promise<boolean>> = {
  size: measureSize,
  load: measureLoad,
  api: measureBackend,
  swap: measureSwap,
  work: async () => {
    const screens = await measureScreenWork();
    const calendar = await measureFullCalendar();
    return (await measureManyNotices()) && calendar && screens;
  },
  endurance: () => measureEndurance(),
};

const bench = benches[process.argv[2] ?? ''];
if (!bench) {
  console.error(`Usage: pnpm bench ${Object.keys(benches).join('|')}`);
  process.exitCode = 2;
} else process.exitCode = (await bench()) ? 0 : 1;
