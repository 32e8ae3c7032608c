#!/usr/bin/env node
import { Command } from 'commander';
import { activateCommand, rollbackCommand } from './commands/activate.ts';
import { auditCommand } from './commands/audit.ts';
import { backupCommand } from './commands/backup.ts';
import { blocksCommand } from './commands/blocks.ts';
import { collectCommand } from './commands/collect.ts';
import { devCommand } from './commands/dev.ts';
import { doctorCommand } from './commands/doctor.ts';
import { endpointsCommand } from './commands/endpoints.ts';
import { faultsCommand } from './commands/faults.ts';
import { historyCommand } from './commands/history.ts';
import { importCommand } from './commands/import.ts';
import { keysCommand } from './commands/keys.ts';
import { modulesCommand } from './commands/modules.ts';
import { newAreaCommand } from './commands/new-area.ts';
import { packCommand } from './commands/pack.ts';
import { partnerCommand } from './commands/partner.ts';
import { plansCommand } from './commands/plans.ts';
import { publishCommand } from './commands/publish.ts';
import { renewCommand } from './commands/renew.ts';
import { restoreCommand } from './commands/restore.ts';
import { rolesCommand } from './commands/roles.ts';
import { schoolCommand } from './commands/school.ts';
import { signInCommand } from './commands/sign-in.ts';
import { sourcesCommand } from './commands/sources.ts';
import { statusCommand } from './commands/status.ts';
import { tokensCommand } from './commands/tokens.ts';
import { urgentCommand } from './commands/urgent.ts';
import { exitOnFault } from './fault.ts';

const program = new Command('portico')
  .description('Publish areas, make them active, take them back.')
  .addHelpText(
    'after',
    '\nEnvironment: PORTICO_URL (http://localhost:8080), PORTICO_TOKEN or the file ops-token in PORTICO_DATA (.portico), PORTICO_KEY or keys/AREA.pem there; publish and dev do with the key alone.',
  )
  // An option after a subcommand is the subcommand's.
  .enablePositionalOptions()
  .showHelpAfterError('Add --help for what it takes.');
for (const command of [
  publishCommand,
  activateCommand,
  rollbackCommand,
  statusCommand,
  historyCommand,
  collectCommand,
  modulesCommand,
  blocksCommand,
  importCommand,
  partnerCommand,
  endpointsCommand,
  auditCommand,
  tokensCommand,
  schoolCommand,
  rolesCommand,
  signInCommand,
  sourcesCommand,
  urgentCommand,
  plansCommand,
  faultsCommand,
  newAreaCommand,
  devCommand,
  packCommand,
  keysCommand,
  doctorCommand,
  backupCommand,
  restoreCommand,
  renewCommand,
])
  program.addCommand(command);

await exitOnFault(async () => void (await program.parseAsync()));
