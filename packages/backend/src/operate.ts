/** What the command line does with a portal's data by itself, without a running portal. */

export { newestKnown } from './kernel/database/migrations.ts';
export { readEnvironment } from './kernel/environment/environment.ts';
export { knownSecretKey, secretKeyFile } from './kernel/secret/sealer.ts';
export { backUpDirectly, packSecrets, privateFile } from './registry/backup/backup.ts';
export { checkBackup } from './registry/backup/read-backup.ts';
export { restore } from './registry/backup/restore.ts';
export { renew, renewable } from './registry/renew.ts';
