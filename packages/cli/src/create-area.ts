import { newAreaCommand } from './commands/new-area.ts';
import { exitOnFault } from './fault.ts';

const [, , name, ...options] = process.argv;
const chosen = name === undefined || name.startsWith('-') || options.includes('--folder') ? [] : ['--folder', name];

/** `npm create portico-area NAME` writes to a folder of that name, where npm was called. */
newAreaCommand.name('npm create portico-area');
await exitOnFault(async () => void (await newAreaCommand.parseAsync([...process.argv.slice(2), ...chosen], { from: 'user' })));
